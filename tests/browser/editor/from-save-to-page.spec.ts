import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import {
  addClosingDay,
  addQuestion,
  edit,
  fixtureHost,
  openEditor,
  save,
  status,
  typePhone,
} from '../../helpers/page/editor.ts';
import { picture } from '../../helpers/picture.ts';
import { temporaryFolder } from '../../helpers/temp-folder.ts';

test.use({ viewport: { width: 390, height: 844 } });

const site = resolve('node_modules/.cache/saved-site');

test('what is saved and put back on a phone is on the public page after deploy/update.sh --cron', async ({
  page,
  context,
}) => {
  const host = fixtureHost();
  host.commit({ 'deploy/update.sh': readFileSync('deploy/update.sh') });
  const machine = join(temporaryFolder(), 'website');
  execFileSync('git', ['clone', '--quiet', host.folder, machine]);
  await openEditor(page, host);

  await addClosingDay(page);
  await save(page);

  await edit(page, 'picture-pages-about');
  await page.getByText('Top of the page').click();
  const photograph = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await picture(1700).toBuffer() };
  await page.getByLabel('Picture', { exact: true }).first().setInputFiles(photograph);
  await expect(page.getByText('Look at the description')).toBeVisible();
  await save(page);

  await addQuestion(page);
  await save(page);

  await typePhone(page);
  await save(page);
  await page.getByRole('button', { name: 'Put a save back' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Phone and address/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => host.saves.at(-1)).toBe('Put back: Change site-phone');

  updateOn(machine);
  await page.route('**/version.json', (route) => route.fulfill({ path: join(site, 'version.json') }));
  await page.reload();
  await expect(status(page).filter({ hasText: 'online now.' })).toContainText('A question and its answer');
  const server = createServer(sirv(site, { extensions: ['html'] })).listen(0);
  const opened = await context.newPage();
  const read = async (path: string) => {
    await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return opened.getByRole('main');
  };
  const contact = await read('/contact');
  await expect(contact).toContainText('November 3');
  await expect(contact).toContainText('(559) 555-0142');
  await expect(await read('/questions')).toContainText('Is this new?');
  await expect(await read('/es/questions')).toContainText('¿Es nueva?');
  await expect((await read('/about')).locator('img[src*="door"]').first()).toBeAttached();
  server.close();
});

/** Runs `deploy/update.sh --cron` in a clone. It builds the clone's content by this project. */
function updateOn(machine: string): void {
  const folder = temporaryFolder({
    'steps.sh': `content=$PWD/content
[ ! -d .update/source ] || content=$PWD/.update/source/content
case $1 in
has) exit 1 ;;
word) echo ready ;;
build)
  cd ${resolve('.')}
  CONTENT_DIR=$content WITHOUT_EDITOR=1 node node_modules/astro/bin/astro.mjs build --outDir ${site}
  ;;
esac
`,
  });
  const env = {
    ...process.env,
    STEPS: `sh ${join(folder, 'steps.sh')}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  execFileSync('sh', ['deploy/update.sh', '--cron'], { cwd: machine, env, stdio: 'pipe' });
}
