import type { z } from 'zod';
import { ContentError } from './content-error.ts';
import type { IssueAt } from './parse-content.ts';

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
