import { z } from 'zod';
import { richText, shapeOf, text } from './text-schema.ts';

/** The reasons why the server refuses a request, with the usual HTTP status of each. */
export const PROBLEM_STATUS = {
  unreadable: 400,
  'cross-site': 403,
  'not-found': 404,
  'missing-field': 422,
  'too-long': 422,
  'not-an-email': 422,
  'too-many': 429,
  unavailable: 503,
} as const;

export type Problem = keyof typeof PROBLEM_STATUS;

const problem = z.strictObject({
  heading: text,
  explanation: richText.regex(
    /\{phone\}|\d{3}-\d{4}/,
    'Write a text with {phone} in it, for people who prefer to call.',
  ),
});

export const problemsSchema = z.strictObject(shapeOf(Object.keys(PROBLEM_STATUS) as Problem[], problem));

export type ProblemTexts = z.infer<typeof problemsSchema>;
