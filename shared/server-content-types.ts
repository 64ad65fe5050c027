import { factsSchema } from './facts-schema.ts';
import { factWordsSchema } from './interpolate-facts.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { mailSchema, staffSchema } from './mail-schema.ts';
import { nextStepsSchema } from './next-steps-schema.ts';
import { problemsSchema } from './problems-schema.ts';
import type { ContentTypes } from './read-files.ts';

export const INTERFACE_PLACEHOLDERS = ['time', 'day', 'days', 'from', 'to', 'count', 'date', 'rating', 'holiday'];

/** The types of content that the server reads. */
export const serverContentTypes = {
  site: { files: ['site.yaml'], schema: factsSchema, hasFacts: false },
  interface: {
    files: ['*/interface.yaml'],
    schema: factWordsSchema,
    neededIn: 'every language',
    placeholders: INTERFACE_PLACEHOLDERS,
  },
  nextSteps: { files: ['*/next-steps.yaml'], schema: nextStepsSchema, neededIn: 'every language' },
  mail: {
    files: ['*/mail.yaml'],
    schema: mailSchema,
    neededIn: 'every language',
    placeholders: ['reference', 'time', 'day', 'days'],
  },
  problems: { files: ['*/problems.yaml'], schema: problemsSchema, neededIn: 'every language' },
  staff: {
    files: [`${DEFAULT_LANGUAGE}/staff.yaml`],
    schema: staffSchema,
    placeholders: ['who', 'reference', 'due', 'day', 'number', 'count', 'time', 'what'],
  },
} as const satisfies ContentTypes;
