import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolatedSettings } from '../../tooling/local-server.ts';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, type Form, goodForm, post } from '../helpers/trial/client.ts';
import { findLibreOffice, openInLibreOffice, readStrictly } from '../helpers/trial/csv-cells.ts';
import { formulas, naughtyStrings } from '../helpers/trial/naughty-strings.ts';
import { storedRows } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

const FIELDS = ['name', 'address', 'phone', 'message'] as const;
/** Addresses that are right and could still be calculated with. */
const ADDRESSES = ['=1+1@example.net', '+1@example.net', '-1+1@example.net', '|x@example.net', '=A1@example.net'];

await trial({
  proves: 'A spreadsheet shows the export as text: no cell calculates.',
  control: { breaks: 'cells are written as they were typed', misses: ['formula cells'] },
  async run({ short, control, figure, bar }) {
    const dataDir = temporaryFolder();
    const file = join(temporaryFolder(), 'export.csv');
    const server = await startLocalServer({ dataDir });
    const strings = short ? formulas : [...new Set([...formulas, ...naughtyStrings])];
    const forms: Form[] = [
      ...strings.flatMap((text) => FIELDS.map((field) => ({ ...goodForm('f'), [field]: text }))),
      ...ADDRESSES.map((email) => ({ ...goodForm('f'), email })),
    ];
    await eachAtOnce(forms, 16, async (form) => {
      await post(server.address, form, { 'idempotency-key': randomUUID() });
    });
    if (control) writeFileSync(file, careless(dataDir));
    else exportWith(dataDir, file);
    await server.stop();

    const rows = storedRows(dataDir).length;
    const text = readFileSync(file, 'utf8');
    const strict = readStrictly(text);
    const office = short ? null : findLibreOffice();
    const sheet = office ? openInLibreOffice(office, file) : strict;
    figure('rows in the export', rows);
    figure('cells by the strict reader', strict.cells);
    figure('opened in', office ? `LibreOffice (${office})` : 'the strict reader alone');
    if (!office && !short) figure('for LibreOffice', 'apt-get install --no-install-recommends libreoffice-calc-nogui');
    if (office) figure('cells in LibreOffice', sheet.cells);
    bar('cells that a strict reader calls formulas', strict.formulas.length, { most: 0 });
    bar('formula cells', sheet.formulas.length, { most: 0 });
    bar('rows missing in the export', Math.max(0, rows + 1 - strict.cells / 12), { most: 0 });
  },
});

/** By the command that staff use. */
function exportWith(dataDir: string, file: string) {
  execFileSync(process.execPath, ['server/cli.ts', 'export', '--output', file], {
    env: { ...process.env, ...isolatedSettings, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
}

/** Proper CSV as most programs write it. */
function careless(dataDir: string) {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = storedRows(dataDir).map(({ name, address, email, phone, message }) =>
    [name, address, email, phone, message].map(cell).join(','),
  );
  return `${lines.join('\r\n')}\r\n`;
}
