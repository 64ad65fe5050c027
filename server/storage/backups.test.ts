import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { DAY, SECOND } from '../time.ts';
import { deleteOldBackups } from './backups.ts';

test.each([
  [[31, 30], [30]],
  [[40, 35], [35]],
])('of backups of %j days, keeps those of %j', (days, kept) => {
  const now = Date.parse('2026-12-01T18:00:00Z');
  const folder = temporaryFolder(Object.fromEntries(days.map((age) => [`${age}.sqlite`, ''])));
  for (const age of days) {
    const at = (now - age * DAY) / SECOND;
    utimesSync(join(folder, `${age}.sqlite`), at, at);
  }
  deleteOldBackups(folder, now);
  expect(readdirSync(folder)).toEqual(kept.map((age) => `${age}.sqlite`));
});
