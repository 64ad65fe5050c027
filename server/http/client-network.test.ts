import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { networkOf, trustOnly } from './client-network.ts';

/** The network that a request is counted for. */
async function clientOf(proxy: string | null, remoteAddress: string, forwarded?: string) {
  const app = Fastify({ trustProxy: trustOnly(proxy) });
  app.get('/', ({ ip }) => networkOf(ip));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress, headers })).body;
}

test('the connection itself names the client, whatever a header says', async () => {
  expect(await clientOf(null, '192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
  expect(await clientOf('10.0.0.1', '192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
});

test('the named proxy is believed for the last address of its list alone', async () => {
  expect(await clientOf('10.0.0.1', '10.0.0.1', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(await clientOf('10.0.0.0/8', '10.2.3.4', '1.1.1.1, 10.9.9.9')).toBe('10.9.9.9');
  expect(await clientOf('10.0.0.0/8', '::ffff:10.2.3.4', '198.51.100.7:4711')).toBe('198.51.100.7');
  expect(await clientOf('::1', '::1', '198.51.100.7')).toBe('198.51.100.7');
  expect(await clientOf('10.0.0.1', '10.0.0.1')).toBe('10.0.0.1');
});

test('all addresses of one IPv6 network count as one client', async () => {
  const first = networkOf('2001:db8:1:2::1');
  expect(networkOf('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(first);
  expect(networkOf('[2001:db8:1:2::9]:443')).toBe(first);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(first);
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff::'));
});

test('whatever is no address counts as one client', () => {
  expect(['nonsense', '', '_hidden', '"quoted"', 'a b'].map(networkOf)).toEqual(Array(5).fill('unknown'));
});
