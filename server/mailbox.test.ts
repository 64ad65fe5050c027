import { expect, test } from 'vitest';
import { addressOf, mailboxOf } from './mailbox.ts';

test.each([
  ['Rosa@Example.NET', 'rosa@example.net'],
  [' rosa@example.net\n', 'rosa@example.net'],
  ['ro\u200Bsa@example.net', 'rosa@example.net'],
  ['ｒosa@\uFF45xample.net', 'rosa@example.net'],
  ['rosa+tour@example.net', 'rosa@example.net'],
  ['+rosa@example.net', '+rosa@example.net'],
  ['r.osa@example.net', 'r.osa@example.net'],
  ['r.o.sa+tour@GoogleMail.com', 'rosa@gmail.com'],
  ['rosa@bücher.example', 'rosa@xn--bcher-kva.example'],
  ['rosa@BU\u0308CHER.example', 'rosa@xn--bcher-kva.example'],
  ['rosa', 'rosa'],
])('counts %j as %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('keeps the tag of an address for mail', () => {
  expect(addressOf(' Ro\u200Bsa+tour@\uFF47mail.com')).toBe('Rosa+tour@gmail.com');
});
