import { expect, test } from 'vitest';
import { dropUnusedRules } from './drop-unused-rules.ts';

const page =
  '<p class="a b" data-tone="calm" aria-expanded="false">Words <a href="/">home</a></p><script>c.setAttribute("aria-current","true")</script>';

test.each([
  ['of an element that the page has', 'p>a{}'],
  ['of its classes', '.a.b:hover{}'],
  ['of an attribute and its value', '[data-tone]{}[data-tone="calm"]{}'],
  ['of everything', '*,::before{}:root{}'],
  ['for what an element may hold or not be', 'p:has(i):not(.c,[data-x]){}'],
  ['of a state that a script or the visitor brings', '[data-shown]{}p[data-side=left]{}[open]{}[aria-current]{}'],
  ['for a step of an animation', '@keyframes x{from{}to{}}'],
])('a rule %s stays', (_case, css) => {
  expect(dropUnusedRules(css, page, 'a.toggleAttribute("data-shown");b.dataset.side=c')).toBe(css);
});

test.each([
  ['an element', 'table{}p>table{}'],
  ['a class', '.a .c{}'],
  ['an attribute', '[data-size]{}'],
  ['a value of an attribute', '[data-tone=loud]{}'],
])('a rule for %s that the page does not have goes', (_case, css) => {
  expect(dropUnusedRules(`${css}p{}`, page, '')).toBe('p{}');
});

test('of a list of selectors the ones that match stay', () => {
  expect(dropUnusedRules('.c,p,table{}', page, '')).toBe('p{}');
});
