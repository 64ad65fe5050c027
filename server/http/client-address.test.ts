import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientNamer } from './client-address.ts';

const name = (proxy: string | null, remoteAddress: string, forwarded?: string) =>
  createClientNamer(proxy)({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

test('the connection itself names the client, whatever a header says', () => {
  expect(name(null, '192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
  expect(name('10.0.0.1', '192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
});

test('the named proxy is believed for the last address of its list alone', () => {
  expect(name('10.0.0.1', '10.0.0.1', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(name('10.0.0.0/8', '::ffff:10.2.3.4', '198.51.100.7:4711')).toBe('198.51.100.7');
  expect(name('10.0.0.1', '10.0.0.1', 'nonsense')).toBe('10.0.0.1');
  expect(name('10.0.0.1', '10.0.0.1')).toBe('10.0.0.1');
});

test('all addresses of one IPv6 network count as one client', () => {
  const first = name(null, '2001:db8:1:2::1');
  expect(name(null, '2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(first);
  expect(name(null, '2001:db8:1:3::1')).not.toBe(first);
  expect(name('::1', '::1', '[2001:db8:1:2::9]:443')).toBe(first);
  expect(name(null, '2001:db8::1')).toBe('2001:db8:0:0');
});
