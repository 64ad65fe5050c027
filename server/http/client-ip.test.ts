import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientOf } from './client-ip.ts';

async function ipOf(trustProxy: string | false, remoteAddress: string, forwarded?: string) {
  const app = Fastify({ trustProxy });
  app.get('/', ({ ip }) => clientOf(ip).client);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress, headers })).body;
}

test('uses X-Forwarded-For only from the trusted proxy', async () => {
  expect(await ipOf(false, '192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
  expect(await ipOf('10.0.0.1', '192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
  expect(await ipOf('10.0.0.1', '10.0.0.1', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(await ipOf('10.0.0.0/8', '::ffff:10.2.3.4', '198.51.100.7:4711')).toBe('198.51.100.7');
  expect(await ipOf('::1', '::1', '198.51.100.7')).toBe('198.51.100.7');
  expect(await ipOf('10.0.0.1', '10.0.0.1')).toBe('10.0.0.1');
});

test('groups IPv4 addresses by /24', () => {
  expect(clientOf('192.0.2.7')).toEqual({ client: '192.0.2.7', network: '192.0.2' });
  expect(clientOf('::ffff:192.0.2.7')).toEqual(clientOf('192.0.2.7'));
});

test('groups IPv6 addresses by /64 and /48', () => {
  const one = clientOf('2001:db8:1:2::1');
  expect(clientOf('[2001:DB8:1:2:ffff:ffff:ffff:ffff]:443')).toEqual(one);
  expect(clientOf('2001:db8:1:3::1').client).not.toBe(one.client);
  expect(clientOf('2001:db8:1:3::1').network).toBe(one.network);
  expect(clientOf('2001:db8:2:2::1').network).not.toBe(one.network);
});

test('counts invalid addresses as one client', () => {
  for (const text of ['nonsense', '', '_hidden', '"quoted"', 'a b']) expect(clientOf(text).client).toBe('unknown');
});
