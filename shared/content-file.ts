import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { ContentError, type ContentFault } from './content-error.ts';
import { describeYamlErrors, findCutTexts, findTextsBelowNull, type TextError } from './yaml-errors.ts';

/** Says where a fault stands: at the value of a field or at its name; where the field is not there, at the name of its parent. */
export type FaultAt = (path: readonly PropertyKey[], message: string, part?: 'value' | 'name') => ContentFault;

/** What a content file holds, and where its fields stand in it. */
export interface ContentFile {
  value: unknown;
  faultAt: FaultAt;
}

/** A content file as messages name it. */
export function nameOf(file: string): string {
  return `content/${file}`;
}

/** Says what is wrong with the fields of a file whose lines nobody knows, since another program has read it. */
export function faultsIn(file: string): FaultAt {
  return (path, message) => ({ file, ...fieldOf(path), message });
}

/** Reads a file of a content folder, such as `en/mail.yaml`; throws a `ContentError` where it is no YAML in UTF-8. */
export function readContentFile(folder: string, file: string): ContentFile {
  const name = nameOf(file);
  const text = decode(name, readBytes(name, join(folder, file)));
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file: name, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const errors: TextError[] = [
    ...describeYamlErrors(document, text),
    ...findCutTexts(document),
    ...findTextsBelowNull(document),
  ];
  if (errors.length > 0) {
    throw new ContentError(errors.map(({ offset, message }) => ({ ...place(offset), message })));
  }
  return {
    value: document.toJS(),
    faultAt: (path, message, part = 'value') => ({
      ...place(offsetOf(document, path, part)),
      ...fieldOf(path),
      message,
    }),
  };
}

function fieldOf(path: readonly PropertyKey[]) {
  return path.length > 0 ? { field: path.join('.') } : {};
}

function readBytes(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = code === 'ENOENT' ? 'the file is missing.' : `the file cannot be read (${code}).`;
    throw new ContentError([{ file: name, message }]);
  }
}

function decode(name: string, bytes: Buffer): string {
  const save = 'In the editor choose "Save with encoding", then UTF-8.';
  if (bytes.includes(0)) throw new ContentError([{ file: name, message: `the file is not saved as UTF-8. ${save}` }]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What cannot be decoded stands as U+FFFD in the lenient text.
    const before = bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    const message = `a letter here is not saved as UTF-8. ${save}`;
    throw new ContentError([{ file: name, line, column, message }]);
  }
}

/** Where a field stands: its value or name, or the name of the nearest parent that is there. */
function offsetOf(document: Document, path: readonly PropertyKey[], part: 'value' | 'name'): number {
  let offset = document.contents?.range?.[0] ?? 0;
  let node: unknown = document.contents;
  for (const [index, key] of path.entries()) {
    if (!isCollection(node)) return offset;
    const next = node.get(key, true) as Node | undefined;
    if (next === undefined) return offset;
    const name = isMap(node) ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key : next;
    // An empty value stands nowhere.
    const isValue = part === 'value' && index === path.length - 1 && isScalar(next) && next.value !== null;
    offset = (isValue ? next : (name as Node)).range?.[0] ?? offset;
    node = next;
  }
  return offset;
}
