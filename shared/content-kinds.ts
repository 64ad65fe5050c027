import type { z } from 'zod';
import { factsSchema } from './facts-schema.ts';
import { factWordsSchema } from './interpolate-facts.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { mailSchema, staffSchema } from './mail-schema.ts';
import { nextStepsSchema } from './next-steps-schema.ts';
import { problemsSchema } from './problems-schema.ts';
import { translatedFactsSchema } from './translated-facts.ts';

export interface ContentKind {
  /** Paths below `content/`; the first star is a language, a second one any name. */
  files: readonly string[];
  schema: z.ZodObject;
  /** Languages that need each of the files; the default language where left out. */
  neededIn?: 'every language' | 'none';
  /** Names in braces that are filled in after the facts. */
  placeholders?: readonly string[];
  /** False where braces mean nothing. */
  hasFacts?: false;
}

export const FILLED_IN_INTERFACE = ['time', 'day', 'days', 'from', 'to', 'count', 'date', 'rating', 'holiday'];
const FILLED_IN_MAIL = ['reference', 'due', 'count', 'list', 'number', 'time', 'what', 'day'];

export const serverKinds = {
  site: { files: ['site.yaml'], schema: factsSchema, hasFacts: false },
  translatedFacts: { files: ['*/facts.yaml'], schema: translatedFactsSchema, neededIn: 'none', hasFacts: false },
  interface: {
    files: ['*/interface.yaml'],
    schema: factWordsSchema,
    neededIn: 'every language',
    placeholders: FILLED_IN_INTERFACE,
  },
  nextSteps: { files: ['*/next-steps.yaml'], schema: nextStepsSchema, neededIn: 'every language' },
  mail: { files: ['*/mail.yaml'], schema: mailSchema, neededIn: 'every language', placeholders: FILLED_IN_MAIL },
  problems: { files: ['*/problems.yaml'], schema: problemsSchema, neededIn: 'every language' },
  staff: { files: [`${DEFAULT_LANGUAGE}/staff.yaml`], schema: staffSchema, placeholders: FILLED_IN_MAIL },
} as const satisfies Record<string, ContentKind>;
