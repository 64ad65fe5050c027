import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { isolatedSettings } from './local-server.ts';

test('isolates local servers from .env files', () => {
  const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
  const names = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toContain('SMTP_URL');
  const file = Object.fromEntries(names.map((name) => [name, 'from a file']));
  expect(readSettings({ ...file, ...isolatedSettings })).toEqual(readSettings({ ...isolatedSettings }));
});
