import { DEFAULT_LANGUAGE } from '../language.ts';
import { factWordsSchema } from './interpolate-facts.ts';
import type { ContentTypes } from './read-files.ts';
import { factsSchema } from './schemas/facts-schema.ts';
import { mailSchema, staffSchema } from './schemas/mail-schema.ts';
import { nextStepsSchema } from './schemas/next-steps-schema.ts';
import { problemsSchema } from './schemas/problems-schema.ts';

/** The types of content that the server and the site read. */
export const sharedContentTypes = {
  site: { files: ['site.yaml'], schema: factsSchema },
  nextSteps: { files: ['*/next-steps.yaml'], schema: nextStepsSchema, neededIn: 'every language' },
  mail: {
    files: ['*/mail.yaml'],
    schema: mailSchema,
    neededIn: 'every language',
    placeholders: ['reference'],
  },
  problems: { files: ['*/problems.yaml'], schema: problemsSchema, neededIn: 'every language' },
  staff: {
    files: [`${DEFAULT_LANGUAGE}/staff.yaml`],
    schema: staffSchema,
    placeholders: ['who', 'reference', 'due', 'number', 'count', 'time', 'what'],
  },
} as const satisfies ContentTypes;

/** `interface.yaml`, of which the server needs only a part. */
export const interfaceType = {
  files: ['*/interface.yaml'],
  neededIn: 'every language',
  placeholders: ['time', 'day', 'days', 'from', 'to', 'count', 'rating', 'holiday'],
} as const;

/** The types of content that the server reads. */
export const serverContentTypes = {
  ...sharedContentTypes,
  interface: { ...interfaceType, schema: factWordsSchema },
} as const satisfies ContentTypes;
