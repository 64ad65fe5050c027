import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatContent, writeContent } from './write-content.ts';

test.each(['content', 'tests/fixture'])('files in %s are in the layout of the editor (npm run fix)', (folder) => {
  const files = globSync(`${folder}/**/*.yaml`);
  expect(files.filter((file) => readFileSync(file, 'utf8') !== formatContent(readFileSync(file, 'utf8')))).toEqual([]);
});

const text = `# Facts of the center.
phone: "(559) 555-0142" # the desk
email: null
days: [ Monday, Tuesday ]
closed:
  # The roof.
  - 2026-12-28
  - date: 2026-12-24
    name: Christmas Eve
rooms: []
`;
const before = parse(text);

test.each([
  ['a text', { phone: '(559) 555-0199' }, ['phone: "(559) 555-0199" # the desk']],
  ['an empty field', { email: 'a: b' }, ['email: "a: b"']],
  ['an item in brackets', { days: ['Monday'] }, ['days: [ Monday ]']],
  [
    'an item that is more than a text',
    { closed: [{ date: '2026-12-28', name: 'Roof' }, before.closed[1]] },
    ['  - date: 2026-12-28', '    name: Roof'],
  ],
  ['a new item', { closed: [...before.closed, '2026-12-31'] }, ['  - 2026-12-31']],
  ['the first item of a list', { rooms: [{ name: 'Garden' }] }, ['rooms:', '  - name: Garden']],
  ['a new field', { fax: null }, ['fax: null']],
])('changing %s writes only its lines', (_what, change, lines) => {
  const after = { ...before, ...change };
  const written = writeContent(text, before, after);
  expect(parse(written)).toEqual(after);
  expect(written.split('\n').filter((line) => !text.split('\n').includes(line))).toEqual(lines);
  expect(written).toContain('# The roof.');
});

test('removing an item removes only its lines', () => {
  const after = { ...before, closed: before.closed.slice(1) };
  expect(writeContent(text, before, after)).toBe(text.replace('  - 2026-12-28\n', ''));
});
