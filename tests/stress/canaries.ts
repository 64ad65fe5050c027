import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isolatedSettings } from '../../tooling/local-server.ts';
import { startLocalServer } from '../helpers/local-server.ts';
import { mailSettings, startSmtpPeer } from '../helpers/smtp-peer.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { type Answer, eachAtOnce, encode, FORM, type Form, post, send } from '../helpers/trial/client.ts';
import { exchange } from '../helpers/trial/raw.ts';
import { countOf } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

const WAITING = 'outbox WHERE attempts = 0 AND abandoned_at IS NULL';
const PURGES = 20;

await trial({
  proves: 'What families write is in no log, no metric and no error, and is gone from the files once it is purged.',
  control: {
    breaks: 'what arrives is logged, and deleted rows stay readable',
    misses: ['canaries in the log', 'canaries in the files after the purge'],
  },
  async run({ short, control, figure, bar }) {
    const families = short ? 30 : 500;
    // Each canary is a word that nothing else can hold.
    const canary = `canary${randomBytes(4).toString('hex')}`;
    const family = (mark: string | number): Form => ({
      'form-name': 'contact',
      name: `${canary}name${mark}`,
      address: `${canary}address${mark}`,
      email: `${canary}email${mark}@example.net`,
      phone: `${canary}phone${mark}`,
      message: `${canary}message${mark} `.repeat(20),
    });
    const dataDir = temporaryFolder();
    // Mail servers like to repeat an address in their refusal.
    const peer = await startSmtpPeer((count, to) =>
      count % 3 ? { code: 451, words: `no such person <${to.join()}>, said ${canary}smtp` } : null,
    );
    const server = await startLocalServer({
      dataDir,
      settings: { ...mailSettings(peer, 'desk@example.org'), NOTICE_DETAIL: 'full' },
      preloads: control ? ['stress/faults/logs-words.ts'] : [],
    });
    const answers = await everyAnswer(server, family, canary);
    await eachAtOnce([...Array(families).keys()], 8, async (mark) => {
      await post(server.address, family(mark), { 'idempotency-key': randomUUID() });
    });
    while (countOf(dataDir, WAITING) > 0) await setTimeout(50);
    const told: Answer[] = [];
    for (const path of ['/metrics', '/readyz', '/healthz']) told.push(await send(server.operations + path));
    const stored = countOf(dataDir, 'tour_request');
    const before = occurrences(dataDir, canary);

    const purge = () => purgeByCommand(dataDir, control);
    let purges = 1;
    // A command that finds the server reading asks to be repeated.
    while (!purge() && purges < PURGES) {
      purges += 1;
      await setTimeout(100);
    }
    const after = occurrences(dataDir, canary);
    await server.stop();
    await peer.close();
    const faulty = await startLocalServer({
      dataDir: temporaryFolder(),
      preloads: ['stress/faults/chokes-on-words.ts'],
    });
    answers.push(await post(faulty.address, { ...family('kept'), name: `${canary}'` }));
    await faulty.stop();
    const log = server.log() + faulty.log();

    figure('requests stored', stored);
    figure('answers other than thanks', answers.map(({ status }) => status).join(' '));
    figure('lines of the log', log.split('\n').length);
    figure('canaries in the files before the purge', before);
    figure('purges, beside the running server', purges);
    bar('of which had to be stored', before, { least: families * 5 });
    bar('canaries in the log', count(log, canary), { most: 0 });
    bar('canaries in metrics and health', count(told.map(({ body }) => body).join(), canary), { most: 0 });
    bar('canaries in error answers', count(answers.map(whole).join(), canary), { most: 0 });
    bar('canaries in the files after the purge', after, { most: 0 });
    bar('rows after the purge', control ? 0 : countOf(dataDir, 'tour_request'), { most: 0 });
  },
});

/** Brings about every answer but thanks, with a canary in all that can be sent; a page that holds the form again is not an error. */
async function everyAnswer(
  { address, port }: { address: string; port: number },
  family: (mark: string) => Form,
  canary: string,
) {
  const url = `${address}/?q=${canary}query`;
  const headers = { cookie: `${canary}cookie`, referer: `http://${canary}referer/es/`, 'user-agent': `${canary}agent` };
  const body = encode(family('error'));
  const key = randomUUID();
  const asForm = (more: Record<string, string>, content: string | Uint8Array = body) =>
    send(url, { method: 'POST', headers: { ...FORM, ...headers, ...more }, body: content });
  const raw = `POST /${canary}path HTTP/1.1\r\nHost: ${canary}\r\nHost: b\r\nX-A: ${canary}\r\n\r\n${canary}`;
  const answers = [
    await send(`${address}/${canary}path?${canary}=1`, { headers: { ...headers, accept: 'text/html' } }),
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
  const { answers: broken } = await exchange(port, [raw]);
  return [...answers, ...broken.map(({ status, head, body }) => ({ status, headers: {}, body: head + body }))];
}

function purgeByCommand(dataDir: string, isFlawed: boolean) {
  const flaw = isFlawed ? ['--import', './tests/stress/faults/keeps-deleted.ts'] : [];
  try {
    execFileSync(process.execPath, [...flaw, 'server/cli.ts', 'purge', '--days', '0', '--yes'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, ...isolatedSettings, DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
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

function whole({ headers, body }: Answer) {
  return JSON.stringify(headers) + body;
}
