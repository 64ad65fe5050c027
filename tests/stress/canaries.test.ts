import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isolatedSettings } from '../../tooling/local-server.ts';
import { mailSettings, startSmtpPeer } from '../../tooling/smtp-peer.ts';
import { eachAtOnce, encode, FORM, type Form, post, send, sendRaw } from '../helpers/stress/client.ts';
import { countOf } from '../helpers/stress/rows.ts';
import { isFull, report, startServer } from '../helpers/stress/stress-test.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const MOST_TRIES = 20;
const WAITING = 'outbox WHERE attempts = 0 AND abandoned_at IS NULL';

/** Sends a unique word in everything a client can send, erases it, and counts where it is found. */
async function sendCanary(families: number) {
  const canary = `canary${randomBytes(4).toString('hex')}`;
  const family = (mark: string | number): Form => ({
    'form-name': 'contact',
    name: `${canary}name${mark}`,
    address: `${canary}address${mark}`,
    email: `${canary}email@example.net`,
    phone: `${canary}phone${mark}`,
    message: `${canary}message${mark}\n    at `.repeat(20),
  });
  const dataDir = temporaryFolder();
  // Mail servers often quote the address that they refuse.
  const peer = await startSmtpPeer((count, to) =>
    count % 3 ? { code: 451, text: `no such person <${to.join()}>, said ${canary}smtp` } : null,
  );
  onTestFinished(() => peer.close());
  const server = await startServer({
    dataDir,
    settings: { ...mailSettings(peer, 'desk@example.org'), NOTICE_DETAIL: 'full' },
  });
  const answers = await everyAnswer(server, family, canary);
  await eachAtOnce([...Array(families).keys()], 8, async (mark) => {
    await post(server.url, family(mark), { 'idempotency-key': randomUUID() });
  });
  while (countOf(dataDir, WAITING) > 0) await setTimeout(50);
  for (const path of ['/readyz', '/healthz']) answers.push(await send(server.url + path));
  const before = occurrences(dataDir, canary);
  let tries = 1;
  // The command has to be repeated if the server is reading.
  while (!erase(dataDir, family(0).email ?? '') && tries < MOST_TRIES) {
    tries += 1;
    await setTimeout(100);
  }
  const after = occurrences(dataDir, canary);
  await server.stop();
  const faulty = await startServer({ preloads: ['tests/stress/faults/chokes-on-words.ts'] });
  answers.push(await post(faulty.url, { ...family('kept'), name: `${canary}'` }));
  await faulty.stop();
  return report({
    statuses: answers.map(({ status }) => status).join(' '),
    before,
    tries,
    inLog: count(server.log() + faulty.log(), canary),
    inAnswers: count(answers.map(({ headers, body }) => JSON.stringify(headers) + body).join(), canary),
    afterErasing: after,
  });
}

/** Causes every kind of error response, with the word in every part of the request. */
async function everyAnswer(
  { url: server, port }: { url: string; port: number },
  family: (mark: string) => Form,
  canary: string,
) {
  const url = `${server}/?q=${canary}query`;
  const headers = { cookie: `${canary}cookie`, referer: `http://${canary}referer/es/`, 'user-agent': `${canary}agent` };
  const body = encode(family('error'));
  const key = randomUUID();
  const asForm = (more: Record<string, string>, content: string | Uint8Array = body) =>
    send(url, { method: 'POST', headers: { ...FORM, ...headers, ...more }, body: content });
  const raw = `POST /${canary}path HTTP/1.1\r\nHost: ${canary}\r\nHost: b\r\nX-A: ${canary}\r\n\r\n${canary}`;
  const answers = [
    await send(`${server}/${canary}path?${canary}=1`, { headers: { ...headers, accept: 'text/html' } }),
    await send(url, { method: 'DELETE', headers }),
    await asForm({ 'sec-fetch-site': 'cross-site' }),
    await asForm({ 'content-type': `text/${canary}` }),
    await asForm({ 'content-encoding': canary }),
    await asForm({ 'idempotency-key': `${canary}key` }),
    await asForm({}, `${body}&name=${canary}twice`),
    await asForm({}, `${body}%zz${canary}`),
    await asForm({}, Buffer.concat([Buffer.from(body), Buffer.from([0xff, 0xfe])])),
    await asForm({}, `${body}${canary.repeat(9000)}`),
    await asForm({}, encode({ ...family('error'), email: `${canary}no-address` })),
    await asForm({}, encode({ ...family('error'), 'form-name': canary })),
  ];
  await asForm({ 'idempotency-key': key });
  answers.push(await asForm({ 'idempotency-key': key }, encode(family('other'))));
  const broken = await sendRaw(port, raw);
  return [...answers, { status: Number(broken.split(' ')[1]), headers: {}, body: broken }];
}

/** Erases the requests of a family. Returns whether no trace is left in the files. */
function erase(dataDir: string, email: string) {
  const { stderr } = spawnSync(process.execPath, ['server/cli.ts', 'erase', '--email', email, '--yes'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...isolatedSettings, DATA_DIR: dataDir },
  });
  return !String(stderr).includes('traces stay');
}

function occurrences(folder: string, word: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + count(readFileSync(join(parentPath, name), 'latin1'), word),
    0,
  );
}

function count(text: string, word: string) {
  return text.split(word).length - 1;
}

test('leaks no personal data', async () => {
  const families = isFull ? 500 : 30;
  const figures = await sendCanary(families);
  expect(figures).toMatchObject({ inLog: 0, inAnswers: 0, afterErasing: 0 });
  expect(figures.before).toBeGreaterThan(families * 5);
});
