import { expect, test } from 'vitest';
import { MINUTE } from '../../server/time.ts';
import { startFrontDesk } from '../helpers/front-desk.ts';
import { FAMILY } from '../helpers/server.ts';

test('names a family in the next email after 1,000 requests from one network', async () => {
  const desk = await startFrontDesk();
  const post = async (name: string, client: string) => {
    const body = new URLSearchParams({ ...FAMILY, name, email: `${name.replace(/\W/g, '')}@example.net` });
    const headers = { 'x-forwarded-for': client, 'sec-fetch-site': 'same-origin' };
    return (await fetch(desk.url, { method: 'POST', headers, body })).status;
  };

  const statuses = [];
  for (let index = 0; index < 1000; index += 1) {
    statuses.push(await post(`Flood ${index}`, `203.0.113.${index % 250}`));
    if (index % 20 === 0) await desk.pass(MINUTE / 50);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const staffEmails = async () => (await desk.emails()).filter((email) => desk.linksIn(email).length > 0);
  const before = (await staffEmails()).length;
  expect(await post('Rosa Mendoza', '198.51.100.7')).toBe(200);
  await desk.pass(MINUTE);
  while ((await staffEmails()).length === before) await desk.pass(MINUTE);

  const email = (await staffEmails())[before];
  expect(email?.text).toContain('Rosa Mendoza');
  const [path = ''] = desk.linksIn(email ?? {}).filter((link) => link.includes('/list/'));
  const page = await (await fetch(desk.url + path)).text();
  expect(page).toContain('Rosa Mendoza');
});
