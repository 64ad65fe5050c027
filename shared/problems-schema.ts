import { z } from 'zod';
import { richText, shapeOf, text } from './text-schema.ts';

/** Everything that can stand in the way of an answer, with the HTTP status that says so to a program. */
export const PROBLEM_STATUS = {
  framing: 400,
  'bad-form': 400,
  'bad-key': 400,
  'cross-site': 403,
  'not-found': 404,
  method: 405,
  timeout: 408,
  'too-large': 413,
  type: 415,
  expectation: 417,
  'missing-field': 422,
  'too-long': 422,
  'not-an-email': 422,
  'wrong-form': 422,
  'key-reused': 422,
  'too-many': 429,
  'headers-too-large': 431,
  broken: 500,
  unavailable: 503,
} as const;

/** Name of a problem. */
export type Problem = keyof typeof PROBLEM_STATUS;

/** What an answer says of a problem: what is the matter, and what to do about it. */
const problem = z.strictObject({
  heading: text,
  explanation: richText.regex(/\{phone\}|\d{3}-\d{4}/, 'a text with {phone} in it, for whoever would rather call'),
});

/** `problems.yaml`: what the server says where it cannot do what it was asked. */
export const problemsSchema = z.strictObject({
  ...shapeOf(Object.keys(PROBLEM_STATUS) as Problem[], problem),
  links: z.strictObject({ call: text, contact: text, home: text }).describe('Links at the end of a plain answer.'),
});

/** The words of refusals. */
export type ProblemTexts = z.infer<typeof problemsSchema>;
