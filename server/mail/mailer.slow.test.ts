import { expect, onTestFinished, test, vi } from 'vitest';
import { NO_MAIL_SERVER } from '../../tests/helpers/desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { readSettings } from '../settings.ts';
import { MINUTE } from '../time.ts';
import { createMailer } from './mailer.ts';

const email = {
  to: 'desk@example.org',
  subject: 'Test',
  text: 'secret',
  html: '<p>secret</p>',
  messageId: '<1@example.org>',
};
const open = (url: string) => {
  const { mail } = readSettings({ ...NO_MAIL_SERVER, SMTP_URL: url });
  if (!mail) throw new Error('no mail');
  return createMailer(mail);
};

// The other address is of this machine too, but does not say so.
test.each([
  ['sends to this machine without encryption', '127.0.0.1', false, 'sent'],
  ['sends to this machine with any certificate', '127.0.0.1', true, 'sent'],
  [
    'sends nothing to another machine with a self-signed certificate',
    'user:password@0.0.0.0',
    true,
    'CERT_HAS_EXPIRED',
  ],
  ['sends nothing to another machine without encryption', 'user:password@0.0.0.0', false, 'ETLS 500'],
])('%s', async (_what, host, hasTls, outcome) => {
  const peer = await startPeer(undefined, { hasTls });
  const mailer = open(`smtp://${host}:${peer.port}`);
  const sent = mailer.send(email).then(
    () => 'sent',
    ({ code }) => code,
  );
  expect(await sent).toBe(outcome);
  expect(peer.received).toHaveLength(outcome === 'sent' ? 1 : 0);
});

test('waits a minute for a connection and a greeting, and ten for the answer to an email', async () => {
  const createTransport = vi.fn(() => ({ sendMail: async () => {} }));
  vi.doMock('nodemailer', () => ({ createTransport }));
  onTestFinished(() => void vi.doUnmock('nodemailer'));
  await open('smtp://127.0.0.1:9').send(email);
  const [options] = createTransport.mock.calls[0] as unknown as [Record<string, number>];
  const { dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout } = options as Required<typeof options>;
  expect(Number(dnsTimeout) + Number(connectionTimeout) + Number(greetingTimeout)).toBe(MINUTE);
  expect(socketTimeout).toBeGreaterThan(10 * MINUTE);
});

test.each([
  ['smtp://user:wrong@127.0.0.1:PORT', 'EAUTH 535', '535 Wrong user name or password'],
  ['smtps://127.0.0.1:PORT', 'ERR_SSL_WRONG_VERSION_NUMBER', 'wrong version number'],
])('reports what is wrong with %s', async (url, code, message) => {
  const { port } = await startPeer();
  const failure = await open(url.replace('PORT', String(port)))
    .send(email)
    .catch((error) => error);
  expect([failure.code, failure.words]).toEqual([code, expect.stringContaining(message)]);
});
