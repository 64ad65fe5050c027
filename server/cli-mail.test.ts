import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../tests/helpers/command.ts';
import { mailSettings } from '../tests/helpers/smtp-peer.ts';
import { silent, startPeer, startStorage } from '../tests/helpers/storage.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { MINUTE } from './clock.ts';
import { openDatabase } from './storage/database.ts';

/** Keeps requests in files, so that commands find them beside it. */
function startStorageOnDisk(url: string) {
  const dataDir = join(temporaryFolder(), 'data');
  const db = openDatabase(dataDir);
  onTestFinished(() => db.close());
  return { ...startStorage(url, {}, { db }), run: (...words: string[]) => runCommand({ DATA_DIR: dataDir }, ...words) };
}

test('a request that staff release from quarantine is told of like any other', { timeout: 30_000 }, async () => {
  const peer = await startPeer();
  const { save, pass, run } = startStorageOnDisk(peer.url);
  const { reference } = save({ ...silent, quarantine: 'honeypot' }) as { reference: string };
  await pass(0);
  const digests = peer.received.length;
  expect(await run('release', reference)).toEqual({ out: `${reference} is released.\n`, err: '', code: 0 });
  await pass(MINUTE);
  expect(peer.received.slice(digests).map(({ raw }) => /^Subject: .*/m.exec(raw.toString())?.[0])).toEqual([
    expect.stringContaining(`New request ${reference}`),
  ]);
  expect(await run('release', reference)).toEqual({ out: '', err: `${reference} is not in quarantine.\n`, code: 1 });
});

test('what failed goes out at once when an operator asks for it', { timeout: 30_000 }, async () => {
  const gone = await startPeer();
  await gone.close();
  const { save, pass, run } = startStorageOnDisk(gone.url);
  save(silent);
  for (const wait of [0, MINUTE, 5 * MINUTE]) await pass(wait);
  const back = await startPeer(() => null, gone.port);
  await pass(0);
  expect(back.received).toHaveLength(0);
  expect((await run('requeue')).out).toBe('1 message is due now. The running server sends within seconds.\n');
  await pass(0);
  expect(back.received).toHaveLength(1);
});

test('the test of mail reaches everybody who is told of requests, or says what failed', {
  timeout: 30_000,
}, async () => {
  const peer = await startPeer((_count, to) =>
    to.includes('nurse@example.org') ? { code: 550, words: 'no such person' } : null,
  );
  const verify = (to: string) => runCommand(mailSettings(peer, to), 'verify-mail');
  expect(await verify('desk@example.org')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^desk@example\.org: sent/),
  });
  expect(await verify('nurse@example.org,desk@example.org')).toEqual({
    code: 1,
    out: expect.stringMatching(/^desk@example\.org: sent/),
    err: expect.stringMatching(/^nurse@example\.org: The mail server [\s\S]*\nMail does not work yet\.\n$/),
  });
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org'], ['desk@example.org']]);
  expect(await runCommand({ SMTP_URL: '', MAIL_FROM: '', NOTIFY_TO: '' }, 'verify-mail')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Mail is not set/),
  });
});
