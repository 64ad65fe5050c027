import { z } from 'zod';
import { PROBLEMS } from '../../shared/problems.ts';
import { richText, shapeOf, text } from './text-schema.ts';

const problem = z.strictObject({
  heading: text,
  explanation: richText.regex(
    /\{phone\}|\d{3}-\d{4}/,
    'Write a text with {phone} in it, for people who prefer to call.',
  ),
});

export const problemsSchema = z.strictObject(shapeOf(PROBLEMS, problem));
