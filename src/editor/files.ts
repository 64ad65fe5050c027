import { type ContentFault, collectFaults } from '../../shared/content-error.ts';
import { type ContentFile, faultsIn, parseContent } from '../../shared/content-file.ts';
import { type FilesRead, validateFiles } from '../../shared/validate-files.ts';
import { compareFiles } from '../content/compare-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import type { SiteContent } from '../content/load.ts';

const texts = import.meta.glob<string>('../../content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

const values = new Map<string, unknown>();
const { attempt } = collectFaults();
for (const [path, text] of Object.entries(texts)) {
  const file = path.replace('../../content/', '');
  keep(file, attempt(() => parseContent(file, text).value) ?? {});
}

export function keep(file: string, value: unknown): void {
  values.set(file, value);
}

/** The value of a file that was read or saved last. */
export function present(file: string): unknown {
  return values.get(file);
}

export function readWith(changes: Iterable<[string, unknown]> = []): FilesRead {
  const all = new Map([...values, ...changes]);
  const read = (path: string): ContentFile => ({ value: all.get(path), faultAt: faultsIn(path) });
  return validateFiles([...all.keys()].sort(), contentKinds, read);
}

/** The editor does not know which files the site has. */
const isFilePath = (path: string) => /\.\w+$/.test(path);

export function faultsWith(changes?: Iterable<[string, unknown]>): ContentFault[] {
  const read = readWith(changes);
  return [...read.faults, ...compareFiles(read, isFilePath)];
}

const content: SiteContent = { languages: [], facts: {}, entries: {} };
preview();

export const { languages } = content;

/** The content that pages show in the preview; `src/content/load.ts` takes it for that of a build. */
export default content;

/** Shows the content with some files replaced; faulty ones leave the last content in place, and have their faults returned. */
export function preview(changes: [string, unknown][] = []): ContentFault[] {
  const read = readWith(changes);
  content.languages = [...read.languages];
  Object.assign(content.facts, Object.fromEntries(read.facts));
  for (const { file, filled } of read.files.values()) if (filled) content.entries[file.replace('.yaml', '')] = filled;
  return read.faults.filter(({ file }) => changes.some(([changed]) => changed === file));
}
