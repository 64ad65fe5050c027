import { ContentError, type ContentFault } from '../../shared/content-error.ts';
import { type ContentFile, faultsIn, parseContent } from '../../shared/content-file.ts';
import { type FilesRead, validateFiles } from '../../shared/validate-files.ts';
import { compareFiles } from '../content/compare-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import type { Places } from '../content/dead-links.ts';
import type { SiteContent } from '../content/load.ts';

const texts = import.meta.glob<string>('/content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

/** What links lead to besides content, set by the build. */
declare const PLACES: Places;

const values = new Map<string, unknown>();
for (const [path, text] of Object.entries(texts)) values.set(path.slice('/content/'.length), parsed(path, text));

function parsed(path: string, text: string): unknown {
  try {
    return parseContent(path, text).value;
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}

export function keep(file: string, value: unknown): void {
  values.set(file, value);
}

/** The whole content with some files replaced, validated and filled in as in a build. */
function readWith(changes: Iterable<[string, unknown]> = []): FilesRead {
  const all = new Map([...values, ...changes]);
  const read = (path: string): ContentFile => ({ value: all.get(path), faultAt: faultsIn(path) });
  return validateFiles([...all.keys()].sort(), contentKinds, read);
}

/** The faults of the whole content with some files replaced. */
export function faultsWith(changes?: Iterable<[string, unknown]>): ContentFault[] {
  const read = readWith(changes);
  return [...read.faults, ...compareFiles(read, PLACES)];
}

const content: SiteContent = { languages: [], facts: {}, entries: {} };
show(readWith());

export const { languages } = content;

/** The content that pages show in the preview; `src/content/load.ts` takes it for that of a build. */
export default content;

export function preview(file: string, value: unknown): void {
  show(readWith([[file, value]]));
}

function show(read: FilesRead): void {
  content.languages = [...read.languages];
  // Faulty facts leave the last ones in place.
  content.facts = { ...content.facts, ...Object.fromEntries(read.facts) };
  for (const { file, filled } of read.files.values()) {
    if (filled) content.entries[file.replace(/\.yaml$/, '')] = filled;
  }
}
