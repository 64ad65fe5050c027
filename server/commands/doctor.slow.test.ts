import { expect, test } from 'vitest';
import { runCommand } from '../../tests/helpers/command.ts';
import { openDesk, silent } from '../../tests/helpers/desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';

const MAIL = { MAIL_FROM: 'site@example.org', NOTIFY_TO: 'desk@example.org,full@example.org' };

test('names the mailbox that fails, with the last words of the mail server', async () => {
  const peer = await startPeer((_count, to) =>
    to === 'full@example.org' ? { code: 552, text: '5.2.2 Mailbox full' } : null,
  );
  const desk = openDesk(peer.url, MAIL);
  desk.save(silent);
  await desk.pass(0);
  await desk.close();
  const environment = { ...MAIL, SMTP_URL: peer.url, DATA_DIR: desk.settings.dataDir };
  const { out, err, code } = await runCommand(environment, 'doctor');
  expect(out.split('\n')).toEqual([
    'ok    settings',
    'ok    desk@example.org: the mail server took a test email',
    'BAD   full@example.org: 552 5.2.2 Mailbox full; 1 email waiting since 2026-12-01 10:00:00, last answer: 552 5.2.2 Mailbox full',
    '',
  ]);
  expect([err, code]).toEqual(['1 of 2 mailboxes took no email.\n', 1]);
  expect(peer.received.map(({ to }) => to)).toEqual(['desk@example.org', 'desk@example.org']);
});

test.each([
  ['smtp://127.0.0.1:9', 'connect ECONNREFUSED 127.0.0.1:9 (smtps:// is for port 465, smtp:// for ports 25 and 587)'],
  ['smtp://mail.invalid', 'getaddrinfo ENOTFOUND mail.invalid (there is no mail server of this name)'],
])('says what to do about %s', async (SMTP_URL, words) => {
  expect((await runCommand({ ...MAIL, SMTP_URL }, 'doctor')).out).toContain(words);
});

test('fails without mail', async () => {
  const { err, code } = await runCommand({}, 'doctor');
  expect([err, code]).toEqual([expect.stringContaining('Mail is not set up'), 1]);
});
