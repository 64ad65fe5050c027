import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile, runIn } from '../tests/helpers/project-copy.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { fixture } from '../tests/helpers/test-site.ts';

test('check-content lists every error', () => {
  const folder = temporaryFolder();
  cpSync(fixture, folder, { recursive: true });
  const check = () => {
    const { status, output } = runIn(join(import.meta.dirname, '..'), ['scripts/check-content.ts'], {
      CONTENT_DIR: folder,
    });
    return {
      status,
      lines: output
        .trim()
        .split('\n')
        .filter((line) => !line.includes(': warning: ')),
    };
  };
  expect(check()).toEqual({ status: 0, lines: ['The content can be built.'] });

  editFile(folder, 'site.yaml', 'closingDays:', 'closingDay:');
  writeFileSync(join(folder, 'en/mail.yaml'), '');
  expect(check()).toEqual({
    status: 78,
    lines: [
      'content/en/mail.yaml:1:1: the file is empty.',
      expect.stringMatching(/^content\/site\.yaml:\d+:1: closingDays: is missing\.$/),
      expect.stringMatching(/^content\/site\.yaml:\d+:1: closingDay: there is no such field\.$/),
      '',
      '3 errors to correct.',
    ],
  });
});
