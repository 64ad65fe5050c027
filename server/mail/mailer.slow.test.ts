import { expect, onTestFinished, test, vi } from 'vitest';
import { startPeer } from '../../tests/helpers/storage.ts';
import { readSettings } from '../settings.ts';
import { MINUTE } from '../time.ts';
import { createMailer, type DeliveryError, failureText } from './mailer.ts';

const email = {
  to: 'desk@example.org',
  subject: 'Test',
  text: 'secret',
  html: '<p>secret</p>',
  messageId: '<1@example.org>',
};
const open = (url: string) => {
  const { mail } = readSettings({ SMTP_URL: url, MAIL_FROM: 'site@example.org', NOTIFY_TO: 'desk@example.org' });
  if (!mail) throw new Error('no mail');
  return createMailer(mail);
};

test('sends mail without encryption to this machine', async () => {
  const peer = await startPeer();
  await open(peer.url).send(email);
  expect(peer.received).toHaveLength(1);
});

test('accepts any certificate of a mail server on this machine', async () => {
  const peer = await startPeer(() => null, 0, { hasTls: true });
  await open(peer.url).send(email);
  expect(peer.received).toHaveLength(1);
});

test('sends nothing to a remote server with a self-signed certificate', async () => {
  const peer = await startPeer(() => null, 0, { hasTls: true });
  // This machine by an address that does not say so.
  const failure = await open(`smtp://0.0.0.0:${peer.port}`)
    .send(email)
    .catch((error: DeliveryError) => failureText(error));
  expect(failure).toMatch(/^The certificate of the mail server is self-signed/);
  expect(peer.received).toHaveLength(0);
});

test('sends nothing to a remote server without encryption', async () => {
  const peer = await startPeer();
  // This machine by an address that does not say so.
  const url = `smtp://user:password@0.0.0.0:${peer.port}`;
  const mailer = open(url);
  await expect(mailer.send(email)).rejects.toMatchObject({ code: expect.stringMatching(/^ETLS/) });
  await expect(mailer.verify()).rejects.toMatchObject({ code: expect.stringMatching(/^ETLS/) });
  expect(peer.received).toHaveLength(0);
});

test('waits more than ten minutes for a server to accept an email', async () => {
  const createTransport = vi.fn(() => ({ sendMail: async () => {} }));
  vi.doMock('nodemailer', () => ({ createTransport }));
  onTestFinished(() => void vi.doUnmock('nodemailer'));
  await open('smtp://127.0.0.1:9').send(email);
  const [options] = createTransport.mock.calls[0] as unknown as [{ socketTimeout: number }];
  expect(options.socketTimeout).toBeGreaterThan(10 * MINUTE);
});

test.each([
  [
    'password',
    'smtp://user:wrong@127.0.0.1:PORT',
    'The mail server refused the user name or password in SMTP_URL. (EAUTH 5',
  ],
  [
    'protocol',
    'smtps://127.0.0.1:PORT',
    'could not agree on encryption, and nothing is sent without it: smtps:// is for',
  ],
  [
    'port',
    'smtp://127.0.0.1:9',
    'The mail server in SMTP_URL does not answer: check its name and port (smtps:// is for 465, smtp:// for 587), and whether a firewall is in the way. (E',
  ],
  [
    'name',
    'smtp://mail.invalid',
    'There is no mail server with the name in SMTP_URL, or this machine cannot look names up. (EDNS',
  ],
])('reports a wrong %s in SMTP_URL', async (_what, url, text) => {
  const { port } = await startPeer();
  const failure = await open(url.replace('PORT', String(port)))
    .verify()
    .catch((error: DeliveryError) => failureText(error));
  expect(failure).toContain(text);
});
