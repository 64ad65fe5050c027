import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, editFile } from '../tests/helpers/project-copy.ts';

test('check-content lists every error', () => {
  const folder = copyProject();
  rmSync(join(folder, 'content/es'), { recursive: true });
  const check = () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    // Warnings depend on the date and on what the owner has written.
    return {
      status,
      lines: stdout
        .trim()
        .split('\n')
        .filter((line) => !line.includes(': warning: ')),
    };
  };
  expect(check()).toEqual({ status: 0, lines: ['The content can be built.'] });

  editFile(folder, 'content/site.yaml', 'closingDays:', 'closingDay:');
  writeFileSync(join(folder, 'content/en/mail.yaml'), '');
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
