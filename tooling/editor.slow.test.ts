import { expect, test } from 'vitest';
import { copyProject, runIn } from '../tests/helpers/project-copy.ts';

test('refuses a center outside of the project', () => {
  const build = "import('./tooling/editor.ts').then(({ buildEditor }) => buildEditor('dist'))";
  const { status, output } = runIn(copyProject(), ['--eval', build], { CONTENT_DIR: '../centers/fresno' });
  expect(status).toBe(1);
  expect(output).toContain('EDITOR=off builds without it.');
});
