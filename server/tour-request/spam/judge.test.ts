import { expect, test } from 'vitest';
import { FAMILY, startServer } from '../../../tests/helpers/server.ts';

test('a filled honeypot, many links or many requests at once lead to quarantine, never to a refusal', async () => {
  const server = await startServer({}, { SOFT_LIMIT: '3' });
  const changes: Record<string, string>[] = [
    { 'bot-field': 'x' },
    { message: 'http://a http://b http://c' },
    { name: 'C' },
    { name: 'D' },
  ];
  for (const change of changes) {
    expect((await server.post({ ...FAMILY, ...change })).status).toBe(200);
  }
  expect(server.rows().map(({ quarantine }) => quarantine)).toEqual(['honeypot', 'links', null, 'limit']);
});

test('one sign of spam holds nobody back; signs that no person gives do, and so do several together', async () => {
  const server = await startServer();
  const messages: [string, string | null][] = [
    ['My mother is 82. Her doctor is at https://clinic.example and knows her well.', null],
    ['妈妈八十岁,想参观一下', null],
    ['See https://a.example, https://b.example and https://c.example', 'links'],
    ['Cheap watches: bit.ly/watches', 'links'],
    ['We offer SEO and more traffic for your website. Visit ranks.example.com', 'offer'],
  ];
  for (const [message] of messages) await server.post({ ...FAMILY, message });
  expect(server.rows().map(({ quarantine }) => quarantine)).toEqual(messages.map(([, reason]) => reason));
});

test('an offer that came before from another address waits, where the first of it did not look bad enough', async () => {
  const server = await startServer();
  const message = 'I would love to write for your readers, on a topic that you may choose yourself.';
  for (const email of ['one@example.net', 'two@example.net']) await server.post({ ...FAMILY, email, message });
  expect(server.rows().map(({ quarantine }) => quarantine)).toEqual([null, 'offer']);
});
