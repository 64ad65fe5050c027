import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { readSecret } from './keys.ts';

test('lets only its account read a copied link secret', () => {
  const folder = temporaryFolder();
  const secret = readSecret(folder, () => {});
  const file = join(folder, 'link-secret');
  chmodSync(file, 0o644);
  expect(readSecret(folder, () => {})).toEqual(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('logs that a link secret which is too short is replaced', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'link-secret'), 'x'.repeat(31));
  const logged: string[] = [];
  const secret = readSecret(folder, (_level, _details, text) => logged.push(text));
  expect(readFileSync(join(folder, 'link-secret'))).toEqual(secret);
  expect(logged.join()).toContain('link secret');
});
