import fs, { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { picture } from '../../tests/helpers/picture.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { Moved, openContentFolder, Refused } from './content-folder.ts';

const photograph = () => picture(1700).webp().toBuffer();
const site = 'content/site.yaml';
const page = 'content/en/pages/home.yaml';
const before = { 'site.yaml': 'phone: 1\n', 'en/pages/home.yaml': 'heading: Old\n' };

function openFolder(files: Record<string, string> = before) {
  const path = temporaryFolder(files);
  return { path, content: openContentFolder(path) };
}

const commit = (content: ReturnType<typeof openContentFolder>, files: Record<string, string | Buffer>, head?: string) =>
  content.commit(
    head ?? content.readHead().sha,
    new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  );

test('saves texts with a photograph and returns how the texts changed', async () => {
  const { path, content } = openFolder();
  const photo = await photograph();
  const changed = await commit(content, { [site]: 'phone: 2\n', 'content/photos/door.webp': photo });
  expect(changed).toEqual([{ path: site, before: 'phone: 1\n', after: 'phone: 2\n' }]);
  expect(readFileSync(join(path, 'site.yaml'), 'utf8')).toBe('phone: 2\n');
  expect(readFileSync(join(path, 'photos/door.webp')).equals(photo)).toBe(true);
  expect(readdirSync(path).sort()).toEqual(['en', 'photos', 'site.yaml']);
});

test('refuses a save over files that changed meanwhile', async () => {
  const { path, content } = openFolder();
  const { sha } = content.readHead();
  writeFileSync(join(path, 'en/pages/home.yaml'), 'heading: By hand\n');
  await expect(commit(content, { [site]: 'phone: 2\n' }, sha)).rejects.toThrow(Moved);
  expect(readFileSync(join(path, 'site.yaml'), 'utf8')).toBe('phone: 1\n');
});

test('of two saves over one head, only one is made', async () => {
  const { content } = openFolder();
  const { sha } = content.readHead();
  const saves = [commit(content, { [site]: 'phone: 2\n' }, sha), commit(content, { [page]: 'heading: New\n' }, sha)];
  const ends = (await Promise.allSettled(saves)).map(({ status }) => status);
  expect(ends.sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  '../site.yaml',
  'content/../site.yaml',
  'content/en/../../site.yaml',
  'content/en%2fpages/home.yaml',
  'content\\site.yaml',
  'content/.site.yaml',
  'content/.saving/plan.yaml',
  'content/en/pages/.home.yaml',
  'content/en/other/home.yaml',
  'content/site.yaml\0.webp',
  '/etc/site.yaml',
  'src/pages/home.yaml',
  'content/photos/door.svg',
  'content/photos/door.html',
  'content/photos/Door.webp',
  'content/photos/a/door.webp',
])('never writes %j', async (name) => {
  const { path, content } = openFolder();
  const bytes = name.includes('photos') ? await photograph() : 'phone: 2\n';
  await expect(commit(content, { [name]: bytes })).rejects.toThrow();
  expect(readdirSync(path, { recursive: true }).sort()).toEqual(['en', 'en/pages', 'en/pages/home.yaml', 'site.yaml']);
});

test('follows no link to a file or folder', async () => {
  const elsewhere = temporaryFolder({ 'mine.yaml': 'a: 1\n' });
  const { path, content } = openFolder();
  symlinkSync(join(elsewhere, 'mine.yaml'), join(path, 'en/day.yaml'));
  mkdirSync(join(path, 'es'));
  symlinkSync(elsewhere, join(path, 'es/pages'));
  symlinkSync(elsewhere, join(path, 'photos'));
  expect(Object.keys(content.readHead().files)).not.toContain('content/en/day.yaml');
  await expect(commit(content, { 'content/en/day.yaml': 'a: 2\n' })).rejects.toThrow('is a link');
  await expect(commit(content, { 'content/es/pages/mine.yaml': 'a: 2\n' })).rejects.toThrow('is a link');
  await expect(commit(content, { 'content/photos/door.webp': await photograph() })).rejects.toThrow('is a link');
  expect(readFileSync(join(elsewhere, 'mine.yaml'), 'utf8')).toBe('a: 1\n');
  expect(readdirSync(elsewhere)).toEqual(['mine.yaml']);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a drawing with a script', svg],
  ['a photograph with a false ending', picture(40).jpeg().toBuffer()],
  ['a photograph that ends too early', photograph().then((bytes) => bytes.subarray(0, bytes.length / 2))],
  ['a photograph that is too large', picture(2500).webp().toBuffer()],
])('takes no photograph that is %s', async (_what, content) => {
  const { content: folder } = openFolder();
  await expect(commit(folder, { 'content/photos/door.webp': await content })).rejects.toThrow(Refused);
});

test.each([
  ['too long', `a: ${'b'.repeat(300_000)}`],
  ['no text', Buffer.from([0xff, 0xfe, 0x61, 0])],
])('takes no YAML that is %s', async (_what, text) => {
  const { content } = openFolder();
  await expect(commit(content, { [site]: text })).rejects.toThrow(Refused);
});

/** Runs work in which no change of the disk succeeds from a certain one on. Returns whether it came so far. */
async function isCut(cutAt: number, work: () => Promise<unknown>): Promise<boolean> {
  let calls = 0;
  const changing = ['writeFileSync', 'renameSync', 'mkdirSync', 'rmSync', 'fsyncSync'] as const;
  const spies = changing.map((name) => {
    const real = fs[name] as (...words: unknown[]) => unknown;
    return vi.spyOn(fs, name).mockImplementation((...words: unknown[]): never => {
      if (++calls >= cutAt) throw new Error('The power is off.');
      return real(...words) as never;
    });
  });
  syncBuiltinESMExports();
  const end = await work().catch((error: Error) => error);
  for (const spy of spies) spy.mockRestore();
  syncBuiltinESMExports();
  if (end instanceof Error) expect(end.message).toBe('The power is off.');
  return calls >= cutAt;
}

test('a cut at any moment of a save leaves the files before it or after it', async () => {
  const files = { [site]: 'phone: 2\n', [page]: 'heading: New\n', 'content/photos/door.webp': await photograph() };
  const ends = new Set<string>();
  for (let cutAt = 1; ; cutAt++) {
    const folder = temporaryFolder(before);
    const content = openContentFolder(folder);
    if (!(await isCut(cutAt, () => commit(content, files)))) break;
    // Before the next start, no text names a photograph that is not there.
    const isNew = readFileSync(join(folder, 'site.yaml'), 'utf8').includes('2');
    if (isNew) expect(existsSync(join(folder, 'photos/door.webp'))).toBe(true);
    openContentFolder(folder);
    const texts = Object.keys(before).map((path) => readFileSync(join(folder, path), 'utf8'));
    ends.add([...texts, existsSync(join(folder, 'photos/door.webp'))].join(' '));
    expect(existsSync(join(folder, '.saving'))).toBe(false);
  }
  expect([...ends]).toEqual(['phone: 1\n heading: Old\n false', 'phone: 2\n heading: New\n true']);
});
