import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { edit, fixtureHost, openEditor, save } from '../../helpers/page/editor.ts';
import { temporaryFolder } from '../../helpers/temp-folder.ts';

const site = resolve('node_modules/.cache/saved-site');

test('a save is on the public page after deploy/update.sh', async ({ page, context }) => {
  const host = fixtureHost();
  host.commit({ 'deploy/update.sh': readFileSync('deploy/update.sh') });
  const machine = join(temporaryFolder(), 'website');
  execFileSync('git', ['clone', '--quiet', host.folder, machine]);
  const { update, build } = stepsOn(machine);
  build();
  await page.route('**/version.json', (route) => route.fulfill({ path: join(site, 'version.json') }));

  await openEditor(page, host);
  await edit(page, 'tasks/entries/site-phone');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(559) 237-1000');
  await save(page);
  await expect(page.locator('#online')).toContainText('Saved. It will be online in a few minutes.');
  update();
  await expect(page.locator('#online')).toHaveText('Online now.See the page');

  const server = createServer(sirv(site, { extensions: ['html'] })).listen(0);
  const opened = await context.newPage();
  await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/contact`);
  await expect(opened.getByRole('main')).toContainText('(559) 237-1000');
  server.close();
});

/** What `deploy/update.sh` runs there: a build of the clone's content by this project. */
function stepsOn(machine: string) {
  const folder = temporaryFolder({
    'steps.sh': `if [ "$1" = build ]; then
  cd ${resolve('.')}
  CONTENT_DIR=${machine}/tests/fixture EDITOR=off node node_modules/astro/bin/astro.mjs build --outDir ${site}
fi
`,
  });
  const steps = `sh ${join(folder, 'steps.sh')}`;
  const env = { ...process.env, STEPS: steps, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: machine, env, stdio: 'pipe' });
  return { update: () => run('sh deploy/update.sh'), build: () => run(`${steps} build`) };
}
