import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, expect, test, vi } from 'vitest';
import { type LocalServer, startLocalServer } from '../tooling/local-server.ts';
import { mailSettings, type SmtpPeer, startSmtpPeer } from '../tooling/smtp-peer.ts';
import { runCommand } from './helpers/command.ts';
import { copyContent, picture } from './helpers/content-copy.ts';
import { copyProject, editYaml, runIn } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';

type Center = { name: string; env: Record<string, string>; server: LocalServer; mail: SmtpPeer; photo: string };

const root = join(import.meta.dirname, '..');
const centers: Center[] = [];
const other = ({ name }: Center) => centers.find((center) => center.name !== name) as Center;

/** Builds and starts a center from a folder of content with a photograph. */
async function startCenter(project: string, name: string): Promise<Center> {
  const content = await copyContent();
  const photo = `${name.toLowerCase()}.jpg`;
  mkdirSync(join(content, 'photos'), { recursive: true });
  // Astro names pictures of the same bytes alike, and the content has one of 1600 px.
  writeFileSync(join(content, 'photos', photo), await picture(1700).toBuffer());
  editYaml(content, 'site.yaml', (facts) => {
    facts.name = `${name} Day Center`;
  });
  editYaml(content, 'en/pages/home.yaml', ({ hero }) => {
    hero.picture.file = photo;
  });
  const env = { CONTENT_DIR: content, SITE_DIR: join(project, `dist-${name}`), DATA_DIR: join(project, 'data', name) };
  const { status, output } = runIn(
    project,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', env.SITE_DIR],
    env,
  );
  expect(status, output).toBe(0);
  const mail = await startSmtpPeer();
  const settings = { ...env, ...mailSettings(mail, `desk@${name.toLowerCase()}.example.org`) };
  return { name, env, photo, mail, server: await startLocalServer({ project, settings }) };
}

beforeAll(async () => {
  const project = copyProject();
  for (const name of ['Fresno', 'Madera']) centers.push(await startCenter(project, name));
  for (const { server, name } of centers) {
    const body = new URLSearchParams({ ...FAMILY, name: `Family of ${name}` });
    expect((await fetch(server.url, { method: 'POST', body })).status).toBe(200);
  }
  return () => Promise.all(centers.flatMap(({ server, mail }) => [server.stop(), mail.close()]));
});

test('check-content lists texts of a copied center that name another city', async () => {
  const content = await copyContent();
  editYaml(content, 'site.yaml', ({ address }) => {
    address.city = 'Madera';
  });
  const { status, output } = runIn(root, [join(root, 'scripts/check-content.ts')], { CONTENT_DIR: content });
  expect(status).toBe(0);
  expect(output).toMatch(/^content\/en\/pages\/services\.yaml:.*: names Fresno, and the center is in Madera/m);
});

test('each center has its own words', async () => {
  for (const center of centers) {
    const home = await (await fetch(center.server.url)).text();
    expect(home).toContain(`${center.name} Day Center`);
    expect(home).not.toContain(`${other(center).name} Day Center`);
  }
});

test('each center has its own photographs', async () => {
  for (const center of centers) {
    const home = await (await fetch(center.server.url)).text();
    const photographs = [...home.matchAll(/src="(\/_astro\/[^"]*\.jpg)"/g)].map(([, src = '']) => src);
    const own = photographs.filter((src) => src.includes(center.name.toLowerCase()));
    expect(own).toHaveLength(1);
    expect((await fetch(center.server.url + own[0])).status).toBe(200);
  }
});

test('each center has its own requests', async () => {
  for (const center of centers) {
    const { out } = await runCommand(center.env, 'list');
    expect(out).toContain(`Family of ${center.name}`);
    expect(out).not.toContain(other(center).name);
  }
});

test('each center mails its own front desk', async () => {
  for (const { name, mail } of centers) {
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(0), 300_000);
    const emails = await Promise.all(mail.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(mail.received.flatMap(({ to }) => to)).toEqual([`desk@${name.toLowerCase()}.example.org`]);
    expect(emails.map(({ html, text }) => `${html}${text}`).join()).toContain(`Family of ${name}`);
  }
});
