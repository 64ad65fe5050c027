import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyContent, picture } from '../tests/helpers/content-copy.ts';
import { fixtureFacts } from '../tests/helpers/fixture-facts.ts';
import { filledSlots, readySettings } from '../tests/helpers/launch-ready.ts';
import { findBeforeLaunch } from './find-before-launch.ts';
import { countLeft } from './launch-findings.ts';

/** A copy of the content whose facts, statements and testimonials are true and confirmed. */
async function readyContent(slots: typeof fixtureFacts.slots): Promise<string> {
  const folder = await copyContent();
  const edit = (file: string, change: (value: ReturnType<typeof parse>) => unknown) => {
    const path = join(folder, file);
    writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8')))));
  };
  const claims = Object.entries(fixtureFacts.claims).map(([name, claim]) => [
    name,
    { ...claim, confirmed: '2026-01-05' },
  ]);
  const facts = {
    ...fixtureFacts,
    url: 'https://www.orchard-day.org',
    phone: '(559) 237-1000',
    email: 'hello@orchard-day.org',
    closingDays: ['2099-12-25'],
    claims: { ...Object.fromEntries(claims), years: null },
    links: { reviews: 'https://g.page/r/orchard/review' },
    slots,
  };
  writeFileSync(join(folder, 'site.yaml'), stringify(facts));
  edit('statements.yaml', (all) => all.map((statement: object) => ({ ...statement, confirmed: '2026-01-05' })));
  edit('en/testimonials.yaml', () => ({ items: [] }));
  return folder;
}

/** What stands in the way of a launch, and which facts it asks for. */
async function leftIn(folder: string, given: Parameters<typeof findBeforeLaunch>[1] = readySettings) {
  const findings = await findBeforeLaunch(folder, given);
  return {
    count: countLeft(findings),
    holding: findings.filter((finding) => countLeft([finding])).map(({ kind, where }) => `${kind}: ${where}`),
    slots: findings.flatMap(({ where }) => (where.includes(', slots.') ? [where.split(', slots.')[1]] : [])),
  };
}

test('a site may launch with every slot filled, and is asked for none', async () => {
  expect(await leftIn(await readyContent(filledSlots))).toEqual({ count: 0, holding: [], slots: [] });
});

test('a site may launch with no slot filled, and is asked for each', async () => {
  const { slots } = fixtureFacts;
  expect(await leftIn(await readyContent(slots))).toEqual({ count: 0, holding: [], slots: Object.keys(slots) });
});

test('every claim, the time of the promise, the name and mail hold the launch up until somebody has looked at them', async () => {
  const folder = await readyContent(filledSlots);
  for (const file of ['site.yaml', 'statements.yaml'])
    writeFileSync(
      join(folder, file),
      readFileSync(join(folder, file), 'utf8').replaceAll('confirmed: 2026-01-05', 'confirmed: null'),
    );
  const { holding } = await leftIn(folder, { mail: null, retentionDays: 180 });
  const claims = Object.keys(fixtureFacts.claims).filter((name) => name !== 'years');
  expect(holding).toEqual(
    expect.arrayContaining([
      ...claims.map((name) => `unconfirmed: content/site.yaml, claims.${name}`),
      'unconfirmed: content/statements.yaml, 0',
      'setting: .env, SMTP_URL',
    ]),
  );
  expect(claims).toContain('promise');
});

test('a photograph with its place or too few pixels holds the launch up', async () => {
  const folder = await readyContent(filledSlots);
  mkdirSync(join(folder, 'photos'), { recursive: true });
  await picture(900)
    .withExif({ IFD3: { GPSLatitude: '36/1 44/1 0/1', GPSLongitude: '119/1 47/1 0/1' } })
    .toFile(join(folder, 'photos/van.jpg'));
  expect((await leftIn(folder)).holding).toEqual([
    'photograph: content/photos/van.jpg',
    'photograph: content/photos/van.jpg',
  ]);
});

test('content with faults is not looked at any further: they are named first', async () => {
  const folder = await readyContent(filledSlots);
  writeFileSync(join(folder, 'en/mail.yaml'), '');
  await expect(findBeforeLaunch(folder, readySettings)).rejects.toThrow('content/en/mail.yaml:1:1: the file is empty.');
});
