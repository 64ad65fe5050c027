import { expect, test } from 'vitest';
import { FAMILY, startServer } from '../../../tests/helpers/server.ts';

test('a filled honeypot or too many requests at once lead to quarantine, never to a refusal', async () => {
  const server = await startServer({}, { SOFT_LIMIT: '2' });
  const changes: Record<string, string>[] = [{ 'bot-field': 'x' }, { name: 'B' }, { name: 'C' }];
  for (const change of changes) expect((await server.post({ ...FAMILY, ...change })).status).toBe(200);
  expect(server.rows().map(({ quarantine }) => quarantine)).toEqual(['honeypot', null, 'limit']);
});

test('one sign of an offer is no label; several together are, and hold nothing back', async () => {
  const server = await startServer();
  const messages: [string, 0 | 1][] = [
    ['My mother is 82. Her doctor is at https://clinic.example and knows her well.', 0],
    ['妈妈八十岁,想参观一下', 0],
    ['See https://a.example, https://b.example and https://c.example', 1],
    ['Cheap watches: bit.ly/watches', 1],
    ['We offer SEO and more traffic for your website. Visit ranks.example.com', 1],
  ];
  for (const [message] of messages) await server.post({ ...FAMILY, message });
  expect(server.rows().map((row) => [row.may_be_offer, row.quarantine])).toEqual(
    messages.map(([, isLabeled]) => [isLabeled, null]),
  );
});
