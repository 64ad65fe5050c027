import { z } from 'zod';
import { ContentError, type ContentFault } from './content-error.ts';
import type { FaultAt } from './content-file.ts';
import { askIfMeant, nearestName } from './nearest-name.ts';

/** A value as its schema wants it; throws a `ContentError` that names every fault in it. */
export function checkEntry<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  faultAt: FaultAt,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true, error: expectation });
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new ContentError(issues.flatMap((issue) => faultsOf(issue, issues, schema, faultAt)));
}

const oddSpace =
  'a space of another kind stands beside the name, as word processors write it. Type an ordinary space instead.';

/** What is wrong; a field that is missing only because its name is misspelled is not named twice. */
function faultsOf(
  issue: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  faultAt: FaultAt,
): ContentFault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, path);
    return issue.keys.map((key) => {
      if (key !== key.trim()) return faultAt([...path, key], oddSpace, 'name');
      const message = `there is no such field.${askIfMeant(key, known)} Known fields: ${known.join(', ')}.`;
      return faultAt([...path, key], message, 'name');
    });
  }
  if (isMissing(issue)) {
    const parent = path.slice(0, -1).join('.');
    const misspelled = issues.some(
      (other) =>
        other.code === 'unrecognized_keys' &&
        other.path.join('.') === parent &&
        other.keys.some((key) => nearestName(key, fieldsAt(schema, other.path)) === path.at(-1)),
    );
    return misspelled ? [] : [faultAt(path, 'is missing.')];
  }
  if (issue.input === null) return [faultAt(path, path.length ? 'has no value.' : 'the file is empty.')];
  const message = `expected ${issue.message}${lengthOf(issue)}`;
  return [faultAt(path, message.endsWith('?') ? message : `${message}.`)];
}

function isMissing({ code, input }: z.core.$ZodIssue): boolean {
  return input === undefined && (code === 'invalid_type' || code === 'invalid_value');
}

/** How long a text is that is too long or too short. */
function lengthOf(issue: z.core.$ZodIssue): string {
  const isLength = issue.code === 'too_big' || (issue.code === 'too_small' && Number(issue.minimum) > 1);
  return isLength && typeof issue.input === 'string' ? `; this one has ${issue.input.trim().length}` : '';
}

/** What is expected where a schema does not say it in words of its own. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return expectedType(issue.expected, input);
    case 'invalid_value': {
      const meant = typeof input === 'string' && nearestName(input, issue.values.map(String));
      return `one of ${issue.values.join(', ')}${meant ? `; did you mean ${meant}?` : ''}`;
    }
    case 'too_small':
      return issue.origin === 'array' ? items(`at least ${issue.minimum}`, issue.minimum) : `at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array' ? items(`at most ${issue.maximum}`, issue.maximum) : `at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'an address such as https://www.example.org' : undefined;
    default:
      return undefined;
  }
}

function items(count: string, number: number | bigint): string {
  return `${count} ${Number(number) === 1 ? 'item' : 'items'}`;
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

function expectedType(expected: string, input: unknown): string {
  if (expected !== 'string') return expectedTypes[expected] ?? expected;
  return ['object', 'number', 'boolean'].includes(typeof input) ? 'text: put quotation marks around it' : 'text';
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
