import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { nearestName } from './nearest-name.ts';

/** A value as its schema wants it; throws a `ContentError` that names every error in it. `file` is as messages name it. */
export function checkEntry<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.flatMap((issue) => sentences(issue, schema).map((sentence) => `${file}: ${sentence}`)),
  );
}

/** What is wrong, with the field it is about. */
function sentences(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  const at = (key?: string) => [...issue.path, ...(key ? [key] : [])].join('.') || 'the file';
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    return issue.keys.map((key) => {
      const meant = nearestName(key, known);
      return `${at(key)}: there is no such field.${meant ? ` Did you mean ${meant}?` : ''} Known fields: ${known.join(', ')}.`;
    });
  }
  if (issue.message.endsWith('received undefined')) return [`${at()}: is missing`];
  if (issue.message.endsWith('received null')) return [`${at()}: has no value`];
  // Our own messages name what is expected; those of the library are sentences.
  const isSentence = /^[A-Z]/.test(issue.message);
  return [`${at()}: ${isSentence ? issue.message.replace(/^Invalid input: /, '') : `expected ${issue.message}`}`];
}

/** Names of the fields that an object in a content file may have; `path` says where it stands. */
function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return [...fieldsAt(schema.in, path), ...fieldsAt(schema.out, path)];
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  const inside = schema.shape[String(key)];
  return key === undefined ? Object.keys(schema.shape) : inside ? fieldsAt(inside, rest) : [];
}
