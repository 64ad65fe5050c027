import { type Document, isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { ContentError, type ContentFault } from './content-error.ts';
import { findYamlErrors } from './yaml-hints.ts';

/** Makes a fault at the value of a field or at its name; at its nearest parent where the field is missing. */
export type FaultAt = (path: readonly PropertyKey[], message: string, part?: 'value' | 'name') => ContentFault;

export interface ContentFile {
  value: unknown;
  faultAt: FaultAt;
}

export function faultsIn(file: string): FaultAt {
  return (path, message) => ({ file, ...fieldOf(path), message });
}

/** Parses the YAML of a content file; throws a `ContentError` that names the file as `name`. */
export function parseContent(name: string, text: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file: name, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const errors = findYamlErrors(document, text);
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

function offsetOf(document: Document, path: readonly PropertyKey[], part: 'value' | 'name'): number {
  let offset = document.contents?.range?.[0] ?? 0;
  let node: unknown = document.contents;
  for (const [index, key] of path.entries()) {
    if (!isCollection(node)) return offset;
    const next = node.get(key, true) as Node | undefined;
    if (next === undefined) return offset;
    const name = isMap(node) ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.key : next;
    // An empty value has no position of its own.
    const isValue = part === 'value' && index === path.length - 1 && isScalar(next) && next.value !== null;
    offset = (isValue ? next : (name as Node)).range?.[0] ?? offset;
    node = next;
  }
  return offset;
}
