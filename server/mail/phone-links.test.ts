import { expect, test } from 'vitest';
import { phoneHref } from './phone-links.ts';

test.each([
  ['(559) 555-0142', 'tel:+15595550142'],
  ['559–555–0142', 'tel:+15595550142'],
  ['５５９ ５５５ ０１４２', 'tel:+15595550142'],
  ['1 559 555 0142', 'tel:+15595550142'],
  ['+1 (559) 555-0142', 'tel:+15595550142'],
  ['tel:+15595550142', 'tel:+15595550142'],
  ['559 555 0142 (call after 5pm)', 'tel:+15595550142'],
  ['559-555-0142, my son', 'tel:+15595550142'],
  ['559 555 0142 ext. 12', 'tel:+15595550142'],
  ['559-555-0142 x3', 'tel:+15595550142'],
  ['+52 55 1234 5678', 'tel:+525512345678'],
])('%s dials %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

test.each([
  'call my son',
  '555-0142',
  '559 555 01422',
  '12/03/1941',
  '',
  '+1 559 555',
  '+1234567890123456',
  '559-555-0142 or 559-555-0199',
  '559-555-0142 / 0199',
  'home (559)555-0142 cell (559)555-0199',
  '559-555-0142 x 559-555-0199',
  '1. 559-555-0142 2. 559-555-0199',
])('%j dials nothing', (typed) => {
  expect(phoneHref(typed)).toBeNull();
});

test.each([' ', '\t', '1', 'x', '#', '(', '+', '\u00a0', 'ä', '1-', '5 ', '1 x'])(
  'reads a long run of %j in linear time',
  (part) => {
    const started = process.threadCpuUsage();
    phoneHref(`1${part.repeat(60_000)}1`);
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(500);
  },
);
