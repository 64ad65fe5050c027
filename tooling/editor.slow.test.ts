import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, runIn } from '../tests/helpers/project-copy.ts';

const build = "import('./tooling/editor.ts').then(({ buildEditor }) => buildEditor('dist'))";

test('edits the center of CONTENT_DIR', () => {
  const project = copyProject();
  cpSync(join(project, 'content'), join(project, 'centers/fresno'), { recursive: true });
  const { status, output } = runIn(project, ['--eval', build], { CONTENT_DIR: 'centers/fresno' });
  expect(status, output).toBe(0);
  const [script = ''] = globSync('src/editor/dist/_astro/edit/edit-*.js', { cwd: project });
  expect(readFileSync(join(project, script), 'utf8')).toContain('centers/fresno');
});

test('refuses a center outside of the project', () => {
  const { status, output } = runIn(copyProject(), ['--eval', build], { CONTENT_DIR: '../centers/fresno' });
  expect(status).toBe(1);
  expect(output).toContain('EDITOR=off builds without it.');
});
