import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { listContent } from '../../content-model/read-content.ts';
import type { Save } from '../../editor/host.ts';
import { gitHash } from '../version.ts';

const TEXT = /^content\/(site|[a-z]{2,3}\/((pages|services)\/)?[a-z0-9-]+)\.yaml$/;
const PHOTOGRAPH = /^content\/photos\/[a-z0-9-]+\.(webp|jpg)$/;
const FORMATS: Record<string, string> = { webp: 'webp', jpg: 'jpeg' };
const MAX_TEXT = 300_000;
/** The editor makes photographs of 2,400 pixels. */
const MAX_PIXELS = 2_400;

/** Files that cannot be saved. */
export class Refused extends Error {}

/** Files that changed since they were read. */
export class Moved extends Refused {}

export type ContentFolder = ReturnType<typeof openContentFolder>;

/** Reads and writes a content folder as a git host does a repository. Finishes a save that an earlier process began. */
export function openContentFolder(folder: string) {
  const content = realpathSync(folder);
  // Hidden, so no part of the content, and on the same file system.
  const staging = join(content, '.saving');
  const plan = join(staging, 'plan.json');
  finish();

  /** The path of a file that may be written. */
  function pathOf(name: string): string {
    const path = join(content, name.replace(/^content\//, ''));
    const folder = dirname(path);
    if (!TEXT.test(name) && !PHOTOGRAPH.test(name)) throw new Refused(`${name} cannot be saved here.`);
    mkdirSync(folder, { recursive: true });
    const isLink = realpathSync(folder) !== folder || lstatSync(path, { throwIfNoEntry: false })?.isFile() === false;
    if (isLink) throw new Refused(`${name} is a link, which is not followed.`);
    return path;
  }

  const pathsByName = () => new Map(listContent(content).map((path) => [`content/${path}`, join(content, path)]));

  function readHead() {
    const files = [...pathsByName()].map(([name, path]) => [name, gitHash(readFileSync(path))] as const);
    return { sha: createHash('sha256').update(JSON.stringify(files)).digest('hex'), files: Object.fromEntries(files) };
  }

  /** Renames the written files to their places, if all of them are written. */
  function finish(): void {
    if (existsSync(plan)) {
      const parts: [part: string, path: string][] = JSON.parse(readFileSync(plan, 'utf8'));
      for (const [part, path] of parts.filter(([part]) => existsSync(join(staging, part)))) {
        renameSync(join(staging, part), join(content, path));
        sync(dirname(join(content, path)));
      }
    }
    rmSync(staging, { recursive: true, force: true });
  }

  return {
    folder: content,
    readHead,
    readTexts(hashes: readonly string[]): Record<string, string> {
      const texts = [...pathsByName().values()].map((path) => readFileSync(path));
      const named = texts.map((bytes) => [gitHash(bytes), bytes] as const).filter(([hash]) => hashes.includes(hash));
      return Object.fromEntries(named.map(([hash, bytes]) => [hash, `${bytes}`]));
    },
    readPicture(name: string): Buffer {
      const path = pathsByName().get(name);
      if (!path || name.endsWith('.yaml')) throw new Refused(`There is no picture ${name}.`);
      return readFileSync(path);
    },
    /** Writes all files or none; a cut of power leaves the old or the new ones. Returns how texts changed. */
    async commit(head: string, files: ReadonlyMap<string, Buffer>): Promise<Save['files']> {
      for (const [name, bytes] of files) await check(name, bytes);
      // From here on nothing waits, so no other save comes between.
      if (head !== readHead().sha) throw new Moved('The files changed at the same time. Try again.');
      const targets = [...files].map(([name, bytes]) => ({ name, path: pathOf(name), bytes }));
      const texts = targets.filter(({ name }) => TEXT.test(name));
      const changes = texts.map(({ name, path, bytes }) => {
        return { path: name, before: existsSync(path) ? readFileSync(path, 'utf8') : undefined, after: `${bytes}` };
      });
      // Photographs first: a page that names one that is not there is an error.
      const ordered = [...targets.filter(({ name }) => PHOTOGRAPH.test(name)), ...texts];
      rmSync(staging, { recursive: true, force: true });
      mkdirSync(staging);
      for (const [index, { bytes }] of ordered.entries())
        writeFileSync(join(staging, `${index}`), bytes, { flush: true });
      const parts = ordered.map(({ name }, index) => [`${index}`, name.replace('content/', '')]);
      writeFileSync(`${plan}.new`, JSON.stringify(parts), { flush: true });
      sync(staging);
      renameSync(`${plan}.new`, plan);
      sync(staging);
      finish();
      return changes;
    },
  };
}

async function check(name: string, bytes: Buffer): Promise<void> {
  if (TEXT.test(name)) {
    if (bytes.length <= MAX_TEXT && isUtf8(bytes) && !bytes.includes(0)) return;
    throw new Refused(`${name} is no text, or too long.`);
  }
  const [, ending = ''] = PHOTOGRAPH.exec(name) ?? [];
  if (!(await isPhotograph(bytes, FORMATS[ending]))) throw new Refused(`${name} is no photograph.`);
}

async function isPhotograph(bytes: Buffer, expected: string | undefined): Promise<boolean> {
  const picture = sharp(bytes, { failOn: 'warning' });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== expected || Math.max(width, height) > MAX_PIXELS) return false;
    // Decoding finds a file that ends too early.
    await picture.resize(64).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Writes the names in a folder to the disk. */
function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
