import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitSettings } from '../../tests/helpers/git-settings.ts';
import { needs } from '../../tests/helpers/needs.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { readGitSaves } from './saves.ts';

test('reads the saves of the editor from the repository around the content', (context) => {
  needs(context, 'git');
  const folder = temporaryFolder({ 'content/site.yaml': 'phone: 1\n', 'README.md': '' });
  const env = { ...process.env, ...gitSettings };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });
  const commit = (text: string, message: string) => {
    writeFileSync(join(folder, 'content/site.yaml'), text);
    git('add', '--all');
    git('commit', '--quiet', '--author=Dolores <a@b.example>', '-m', message);
  };
  git('init', '--quiet');
  commit('phone: 1\n', 'The first version');
  commit('phone: 2\n', 'Change site-phone\n\nSave: an-id');
  commit('phone: 3\n', 'Tidy the content');
  expect(readGitSaves(join(folder, 'content'))).toEqual([
    {
      message: 'Change site-phone\n\nSave: an-id',
      name: 'Dolores',
      date: expect.stringMatching(/^\d{4}-/),
      files: [{ path: 'content/site.yaml', before: 'phone: 1\n', after: 'phone: 2\n' }],
    },
  ]);
});

test('there are none without a repository', () => {
  expect(readGitSaves(temporaryFolder({ 'site.yaml': '' }))).toEqual([]);
});
