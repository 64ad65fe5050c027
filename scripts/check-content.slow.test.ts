import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile, runIn } from '../tests/helpers/project-copy.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { fixture } from '../tests/helpers/test-site.ts';

const root = join(import.meta.dirname, '..');

function copyFixture(): string {
  const folder = temporaryFolder();
  cpSync(fixture, folder, { recursive: true });
  return folder;
}

function check(folder: string, ...args: string[]) {
  const { status, output } = runIn(root, ['scripts/check-content.ts', ...args], { CONTENT_DIR: folder });
  return { status, lines: output.split('\n').filter((line) => line && !line.includes('IMG_1.JPG')) };
}

test('check-content lists every error', () => {
  const folder = copyFixture();
  editFile(folder, 'site.yaml', 'closingDays:', 'closingDay:');
  writeFileSync(join(folder, 'en/mail.yaml'), '');
  expect(check(folder)).toEqual({
    status: 78,
    lines: [
      'content/en/mail.yaml:1:1: the file is empty.',
      expect.stringContaining('content/es/mail.yaml: warning: translates an earlier version'),
      expect.stringMatching(/^content\/site\.yaml:\d+:1: closingDays: is missing\.$/),
      expect.stringMatching(/^content\/site\.yaml:\d+:1: closingDay: there is no such field\.$/),
      '3 errors to correct.',
    ],
  });
});

test('a translation is stale until it is marked', () => {
  const folder = copyFixture();
  editFile(folder, 'en/mail.yaml', 'heading: ', 'heading: Very ');
  const stale = expect.stringContaining('content/es/mail.yaml: warning: translates an earlier version');
  expect(check(folder).lines).toEqual([stale, 'The content can be built.']);
  expect(check(folder, '--mark-translated', 'es/nothing.yaml').lines).toEqual([
    'There is no translation content/es/nothing.yaml.',
  ]);
  expect(check(folder, '--mark-translated', 'es/mail.yaml').lines).toEqual(['The content can be built.']);
});
