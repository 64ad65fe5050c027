import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from './content-error.ts';

/** Makes an issue at a field, or at its nearest parent if the field is missing. */
type IssueAt = (path: readonly PropertyKey[], message: string) => ContentIssue;

/** Notes an error at a field. */
export type Report = (path: readonly PropertyKey[], message: string) => void;

export interface ParsedFile {
  value: unknown;
  issueAt: IssueAt;
}

// Messages of the parser name parts of its grammar.
const syntaxHint = 'Lines start with spaces, and text with a colon or a special character needs quotation marks.';

/** What to write in a field of each type. */
const valuesByType: Record<string, string> = {
  string: 'Write text, with quotation marks around numbers.',
  array: 'Write a list, such as [one, two].',
  object: 'Write several fields, each with its name.',
  boolean: 'Write true or false.',
  number: 'Write a number.',
};

/** Makes issues for a file whose lines are unknown. */
export function issuesOf(file: string): IssueAt {
  return (path, message) => ({ file, path, message });
}

/** Parses the YAML of a content file; adds an issue that names the file as `name` and returns nothing if it is none. */
export function parseContent(name: string, text: string, issues: ContentIssue[] = []): ParsedFile | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file: name, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  // Further errors of the parser are mostly consequences of the first.
  const [error] = document.errors;
  if (error) {
    issues.push({ ...place(error.pos[0]), message: `${error.message}. ${syntaxHint}` });
    return undefined;
  }
  return {
    value: document.toJS(),
    issueAt: (path, message) => ({ ...place(offsetOf(document.contents, path)), path, message }),
  };
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

/** Parses a value by its schema; reports every error, and returns nothing then. */
export function validateContent<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  report: Report,
): z.output<Schema> | undefined {
  const result = schema.safeParse(value, { reportInput: true, error: defaultMessage });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    if (issue.code !== 'unrecognized_keys') report(issue.path, messageOf(issue));
    else for (const key of issue.keys) report([...issue.path, key], unknownField(issue.input, key));
  }
  return undefined;
}

function messageOf({ input, path, message }: z.core.$ZodIssue): string {
  if (input === undefined) return 'is missing.';
  if (input === null) return path.length > 0 ? 'has no value.' : 'the file is empty.';
  return message;
}

/** The message for errors that the schema has no message for; undefined keeps the message of zod. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return valuesByType[issue.expected];
  if (issue.code !== 'invalid_value') return undefined;
  return `Choose ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}.`;
}

function unknownField(parent: unknown, key: string): string {
  // Between braces, what follows a comma in a text looks like a field without a value.
  const isText = (parent as Record<string, unknown>)[key] === null;
  return isText ? 'there is no such field. Text with a comma needs quotation marks.' : 'there is no such field.';
}
