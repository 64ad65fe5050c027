import { z } from 'zod';
import { longText, richText, text } from './text-schema.ts';

/** `next-steps.yaml`: the steps after a request, the same on the pages and in the receipt. */
export const nextStepsSchema = z.strictObject({
  heading: text,
  steps: z
    .array(longText)
    .min(2)
    .max(5)
    .describe(
      'One sentence or two for each, from the request to the first day; the first is what a family does to ask.',
    ),
  done: text.describe('The first step once it is done, on the page after sending.'),
  besides: richText.describe('Links to pages that may help; not in the receipt.'),
});

export type NextStepsTexts = z.infer<typeof nextStepsSchema>;
