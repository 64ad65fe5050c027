import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createLog } from '../log.ts';
import { readSecret } from './link-secret.ts';

test('replaces a link secret that is too short', () => {
  const folder = temporaryFolder({ 'link-secret': 'x'.repeat(31) });
  const logged: string[] = [];
  const secret = readSecret(folder, createLog({ write: (line) => void logged.push(line) }));
  expect(secret).toHaveLength(32);
  expect(readFileSync(join(folder, 'link-secret'))).toEqual(secret);
  expect(logged.join()).toContain('link secret');
});

test('makes a link secret private that others can read', () => {
  const secret = Buffer.alloc(32, 'x');
  const folder = temporaryFolder({ 'link-secret': secret });
  const file = join(folder, 'link-secret');
  chmodSync(file, 0o644);
  expect(readSecret(folder, createLog({ write() {} }))).toEqual(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
