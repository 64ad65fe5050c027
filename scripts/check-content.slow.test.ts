import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, editFile } from '../tests/helpers/project-copy.ts';
import { removeLanguages } from '../tests/helpers/pseudo-language.ts';

test('check-content lists every fault of the content', () => {
  const folder = copyProject();
  removeLanguages(join(folder, 'content'));
  const check = () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, lines: stdout.trim().split('\n') };
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
      '3 faults to correct.',
    ],
  });
});
