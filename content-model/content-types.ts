import { z } from 'zod';
import { guideSchema, questionsPageSchema } from './schemas/answer-schemas.ts';
import { daySchema, serviceSchema, testimonialsSchema } from './schemas/entry-schemas.ts';
import { factsSchema } from './schemas/facts-schema.ts';
import { mailSchema, staffSchema } from './schemas/mail-schema.ts';
import { nextStepsSchema } from './schemas/next-steps-schema.ts';
import * as pages from './schemas/page-schemas.ts';
import { problemsSchema } from './schemas/problems-schema.ts';
import { confirmed, translationFields } from './schemas/signature-schema.ts';
import { uiSchema } from './schemas/ui-schema.ts';

/** A type of content file, such as testimonials. */
export interface ContentType {
  /** Paths below `content/`; the first star is a language, a second one any name. */
  files: readonly string[];
  schema: z.ZodObject;
  /** Languages that need each of the files; only the default language if left out. */
  neededIn?: 'every language' | 'none';
  /** Names in braces that are filled in when a page or an email is made. */
  placeholders?: readonly string[];
}

/** A type of file that each language has: they begin with what they translate, and end with a signature. */
function inLanguages<Shape extends z.core.$ZodLooseShape>(
  names: readonly string[],
  { shape }: z.ZodObject<Shape>,
  more: Pick<ContentType, 'neededIn' | 'placeholders'> = {},
) {
  const schema = z.strictObject({ ...translationFields, ...shape, confirmed });
  return { files: names.map((name) => `*/${name}.yaml`), schema, ...more };
}

const everywhere = { neededIn: 'every language' } as const;

/** Every type of content file, with pages in the order of the editor. */
export const contentTypes = {
  home: inLanguages(['pages/home'], pages.homeSchema, { ...everywhere, placeholders: ['number'] }),
  about: inLanguages(['pages/about'], pages.aboutSchema),
  servicesPage: inLanguages(['pages/services'], pages.servicesPageSchema),
  testimonialsPage: inLanguages(['pages/testimonials'], pages.testimonialsPageSchema),
  contact: inLanguages(['pages/contact'], pages.contactSchema, everywhere),
  day: inLanguages(['day'], daySchema, { placeholders: ['time', 'what'] }),
  site: { files: ['site.yaml'], schema: factsSchema },
  nextSteps: inLanguages(['next-steps'], nextStepsSchema, everywhere),
  mail: inLanguages(['mail'], mailSchema, { ...everywhere, placeholders: ['reference'] }),
  problems: inLanguages(['problems'], problemsSchema, everywhere),
  staff: {
    files: ['en/staff.yaml'],
    schema: staffSchema,
    placeholders: ['who', 'reference', 'due', 'number', 'count', 'time', 'what', 'date'],
  },
  interface: inLanguages(['interface'], uiSchema, {
    ...everywhere,
    placeholders: ['time', 'day', 'days', 'from', 'to', 'count', 'rating', 'holiday', 'until', 'page'],
  }),
  services: inLanguages(['services/*'], serviceSchema, { neededIn: 'none' }),
  testimonials: inLanguages(['testimonials'], testimonialsSchema),
  questionsPage: inLanguages(['pages/questions'], questionsPageSchema),
  guides: inLanguages(
    ['pages/memory-loss', 'pages/caregivers', 'pages/referrals', 'pages/tour-checklist'],
    guideSchema,
  ),
  thankYou: inLanguages(['pages/thank-you'], pages.thankYouSchema, everywhere),
  notFound: inLanguages(['pages/not-found'], pages.notFoundSchema, everywhere),
  problem: inLanguages(['pages/tour-request-problem'], pages.problemSchema, everywhere),
  documents: inLanguages(['pages/privacy', 'pages/accessibility'], pages.documentSchema),
} as const satisfies Record<string, ContentType>;

export type TypeName = keyof typeof contentTypes;

export type ContentOf<Name extends TypeName> = z.infer<(typeof contentTypes)[Name]['schema']>;
