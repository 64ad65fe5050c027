import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentIssue } from './content-error.ts';

/** Makes an issue at a field, or at its nearest parent if the field is missing. */
export type IssueAt = (path: readonly PropertyKey[], message: string) => ContentIssue;

export interface ParsedFile {
  value: unknown;
  issueAt: IssueAt;
}

/** Makes issues for a file whose lines are unknown. */
export function issuesOf(file: string): IssueAt {
  return (path, message) => ({ file, ...fieldOf(path), message });
}

/** Parses the YAML of a content file; throws a `ContentError` that names the file as `name`. */
export function parseContent(name: string, text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file: name, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (document.errors.length > 0) {
    throw new ContentError(document.errors.map(({ message, pos }) => ({ ...place(pos[0]), message })));
  }
  return {
    value: document.toJS(),
    issueAt: (path, message) => ({
      ...place(offsetOf(document.contents, path)),
      ...fieldOf(path),
      message,
    }),
  };
}

function fieldOf(path: readonly PropertyKey[]) {
  return path.length > 0 ? { field: path.join('.') } : {};
}

/** The position of a field's name or of a list item, or of the last parent on the path that the file has. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let offset = isNode(contents) ? (contents.range?.[0] ?? 0) : 0;
  let node = contents;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    const found = pair?.key ?? (isSeq(node) ? node.items[Number(key)] : undefined);
    if (!isNode(found)) break;
    offset = found.range?.[0] ?? offset;
    node = pair ? pair.value : found;
  }
  return offset;
}

/** Parses a value by its schema; throws a `ContentError` that lists every error. */
export function validateContent<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  issueAt: IssueAt,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => issueAt([...issue.path, key], 'there is no such field.'))
        : issueAt(issue.path, messageOf(issue)),
    ),
  );
}

function messageOf({ input, path, message }: z.core.$ZodIssue): string {
  if (input === undefined) return 'is missing.';
  if (input === null) return path.length > 0 ? 'has no value.' : 'the file is empty.';
  // Messages of our schemas say only what is expected; those of zod are whole sentences.
  return message.includes('expected') ? `${message}.` : `expected ${message}.`;
}
