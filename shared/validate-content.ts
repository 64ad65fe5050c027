import { z } from 'zod';
import { ContentError, type ContentFault } from './content-error.ts';
import type { FaultAt } from './content-file.ts';
import { didYouMean, nearestName } from './did-you-mean.ts';

/** Parses a value by its schema; throws a `ContentError` that lists every fault. */
export function validateContent<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  faultAt: FaultAt,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true, error: expectation });
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.flatMap((issue) => faultsOf(issue, schema, faultAt)));
}

function faultsOf(issue: z.core.$ZodIssue, schema: z.ZodType, faultAt: FaultAt): ContentFault[] {
  const { path, code, input } = issue;
  if (code === 'unrecognized_keys') {
    const known = fieldsAt(schema, path);
    return issue.keys.map((key) => {
      const message = `there is no such field.${didYouMean(key, known)} Known fields: ${known.join(', ')}.`;
      return faultAt([...path, key], message, 'name');
    });
  }
  if (input === undefined && (code === 'invalid_type' || code === 'invalid_value'))
    return [faultAt(path, 'is missing.')];
  if (input === null) return [faultAt(path, path.length ? 'has no value.' : 'the file is empty.')];
  const message = `expected ${issue.message}${lengthOf(issue)}`;
  return [faultAt(path, message.endsWith('?') ? message : `${message}.`)];
}

function lengthOf(issue: z.core.$ZodIssue): string {
  const isLength = issue.code === 'too_big' || (issue.code === 'too_small' && Number(issue.minimum) > 1);
  return isLength && typeof issue.input === 'string' ? `; this one has ${issue.input.trim().length}` : '';
}

const list = 'a list: lines that begin with a hyphen and a space';
const wholeNumber = 'a whole number without quotation marks';
const expectedTypes: Record<string, string> = {
  array: list,
  tuple: list,
  object: 'fields: indented lines, each a name with a colon, a space and a value',
  boolean: 'true or false',
  int: wholeNumber,
  number: wholeNumber,
};

function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected !== 'string') return expectedTypes[issue.expected];
      return ['number', 'boolean'].includes(typeof input) ? 'text: put quotation marks around it' : 'text';
    case 'invalid_value': {
      const meant = typeof input === 'string' && nearestName(input, issue.values.map(String));
      return `one of ${issue.values.join(', ')}${meant ? `; did you mean ${meant}?` : ''}`;
    }
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'array' ? ' in this list' : ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'array' ? ' in this list' : ''}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'an address such as https://www.example.org' : undefined;
    default:
      return undefined;
  }
}

function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return [...fieldsAt(schema.in, path), ...fieldsAt(schema.out, path)];
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return fieldsAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  const inside = schema.shape[String(key)];
  return key === undefined ? Object.keys(schema.shape) : inside ? fieldsAt(inside, rest) : [];
}
