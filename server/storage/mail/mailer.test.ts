import { expect, test } from 'vitest';
import { startPeer } from '../../../tests/support/storage.ts';
import { createMailer } from './mailer.ts';

const message = {
  to: 'desk@example.org',
  subject: 'Test',
  text: 'secret',
  html: '<p>secret</p>',
  messageId: '<1@example.org>',
};
const settings = (url: string) => ({
  url,
  from: 'site@example.org',
  notifyTo: ['desk@example.org'],
  noticesPerHour: 12,
  detail: 'brief' as const,
});

test('a mail server on this machine may be spoken to in the clear', async () => {
  const peer = await startPeer();
  await createMailer(settings(peer.url)).send(message);
  expect(peer.received).toHaveLength(1);
});

test('a mail server elsewhere that offers no encryption gets neither password nor words', async () => {
  const peer = await startPeer();
  // This machine by an address that does not say so.
  const url = `smtp://user:password@0.0.0.0:${peer.port}`;
  const mailer = createMailer(settings(url));
  await expect(mailer.send(message)).rejects.toMatchObject({ code: expect.stringMatching(/^ETLS/) });
  await expect(mailer.verify()).rejects.toMatchObject({ code: expect.stringMatching(/^ETLS/) });
  expect(peer.received).toHaveLength(0);
});
