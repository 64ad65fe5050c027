import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFolder } from '../temp-folder.ts';

/** What a spreadsheet made of a file: how many cells it has, and which of them calculate. */
export type Sheet = { cells: number; formulas: string[] };

/** Path of LibreOffice, or null where it is not installed. */
export function findLibreOffice(): string | null {
  const places = (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => [`${folder}/soffice`, `${folder}/libreoffice`]);
  places.push('/Applications/LibreOffice.app/Contents/MacOS/soffice');
  return places.find((place) => existsSync(place)) ?? null;
}

/** Opens a CSV file in LibreOffice, as a person would, and looks for formulas. */
export function openInLibreOffice(program: string, file: string): Sheet {
  const profile = `-env:UserInstallation=file://${temporaryFolder()}`;
  // Comma, quotation mark, UTF-8, all columns standard, and numbers and formulas recognized as far as it ever does.
  const reading = 'CSV:44,34,76,1,,0,false,true,false,false,false,-1';
  const convert = ['--headless', '--convert-to', 'fods', `--infilter=${reading}`, '--outdir', dirname(file), file];
  execFileSync(program, [profile, ...convert], { stdio: 'ignore', timeout: 120_000 });
  const result = readdirSync(dirname(file)).find(
    (name) => name.startsWith(basename(file, '.csv')) && name.endsWith('.fods'),
  );
  if (!result) throw new Error('LibreOffice wrote nothing');
  const xml = readFileSync(join(dirname(file), result), 'utf8');
  return {
    cells: xml.split('<table:table-cell').length - 1,
    formulas: [...xml.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula),
  };
}

/**
 * Reads a CSV file strictly and calls every cell a formula that any known spreadsheet would, and every part of one that
 * stands alone where semicolons or tabs separate cells.
 */
export function readStrictly(text: string): Sheet {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) throw new Error(`This is no CSV: ${JSON.stringify(text.slice(at, at + 40))}`);
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    at = pattern.lastIndex;
  }
  const parts = [...cells, ...text.split(/[;\t\r\n]/)];
  return { cells: cells.length, formulas: parts.filter((part) => /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(part)) };
}
