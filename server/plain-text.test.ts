import { expect, test } from 'vitest';
import { isolate, stripControls } from './plain-text.ts';

test.each([
  ['a family of emoji', '👨‍👩‍👧‍👦 and a nurse 👩🏽‍⚕️'],
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'ज्ञ‌ा क्‍ष'],
  ['several lines', 'one\ntwo'],
])('keeps %s', (_name, text) => {
  expect(stripControls(text)).toBe(text);
});

test.each([
  ['a command to the screen', '\u001b[2Jx', '�[2Jx'],
  ['another direction', 'Ana\u202egnp\u2066', 'Ana�gnp�'],
  ['joiners between Latin letters', 'pay\u200dpal a\u0301\u200cb', 'pay�pal a\u0301�b'],
  ['joiners that join nothing', '\u200d1\u200c م\u200c\u200c', '�1� م\u200c�'],
  ['what looks like no letter', 'a\u00adb\ufeff\u2028', 'a�b��'],
])('makes %s visible', (_name, text, shown) => {
  expect(stripControls(text)).toBe(shown);
});

test('isolates right-to-left text', () => {
  expect(isolate('محمد')).toBe('\u2068محمد\u2069');
  expect(isolate('Ann Lee')).toBe('Ann Lee');
});
