import type { z } from 'zod';
import type { ContentTypes } from './read-files.ts';
import { guideSchema, questionsPageSchema } from './schemas/answer-schemas.ts';
import { daySchema, serviceSchema, testimonialsSchema } from './schemas/entry-schemas.ts';
import { factsSchema } from './schemas/facts-schema.ts';
import { mailSchema, staffSchema } from './schemas/mail-schema.ts';
import { nextStepsSchema } from './schemas/next-steps-schema.ts';
import * as pages from './schemas/page-schemas.ts';
import { problemsSchema } from './schemas/problems-schema.ts';
import { uiSchema } from './schemas/ui-schema.ts';

/** Every type of content file, with pages in the order of the editor. */
export const contentTypes = {
  home: {
    files: ['*/pages/home.yaml'],
    schema: pages.homeSchema,
    neededIn: 'every language',
    placeholders: ['number'],
  },
  about: { files: ['*/pages/about.yaml'], schema: pages.aboutSchema },
  servicesPage: { files: ['*/pages/services.yaml'], schema: pages.servicesPageSchema },
  testimonialsPage: { files: ['*/pages/testimonials.yaml'], schema: pages.testimonialsPageSchema },
  contact: { files: ['*/pages/contact.yaml'], schema: pages.contactSchema, neededIn: 'every language' },
  day: { files: ['*/day.yaml'], schema: daySchema, placeholders: ['time', 'what'] },
  site: { files: ['site.yaml'], schema: factsSchema },
  nextSteps: { files: ['*/next-steps.yaml'], schema: nextStepsSchema, neededIn: 'every language' },
  mail: { files: ['*/mail.yaml'], schema: mailSchema, neededIn: 'every language', placeholders: ['reference'] },
  problems: { files: ['*/problems.yaml'], schema: problemsSchema, neededIn: 'every language' },
  staff: {
    files: ['en/staff.yaml'],
    schema: staffSchema,
    placeholders: ['who', 'reference', 'due', 'number', 'count', 'time', 'what', 'date'],
  },
  interface: {
    files: ['*/interface.yaml'],
    schema: uiSchema,
    neededIn: 'every language',
    placeholders: ['time', 'day', 'days', 'from', 'to', 'count', 'rating', 'holiday', 'until', 'page'],
  },
  services: { files: ['*/services/*.yaml'], schema: serviceSchema, neededIn: 'none' },
  testimonials: { files: ['*/testimonials.yaml'], schema: testimonialsSchema },
  questionsPage: { files: ['*/pages/questions.yaml'], schema: questionsPageSchema },
  guides: {
    files: [
      '*/pages/memory-loss.yaml',
      '*/pages/caregivers.yaml',
      '*/pages/referrals.yaml',
      '*/pages/tour-checklist.yaml',
    ],
    schema: guideSchema,
  },
  thankYou: { files: ['*/pages/thank-you.yaml'], schema: pages.thankYouSchema, neededIn: 'every language' },
  notFound: { files: ['*/pages/not-found.yaml'], schema: pages.notFoundSchema, neededIn: 'every language' },
  problem: { files: ['*/pages/tour-request-problem.yaml'], schema: pages.problemSchema, neededIn: 'every language' },
  documents: { files: ['*/pages/privacy.yaml', '*/pages/accessibility.yaml'], schema: pages.documentSchema },
} as const satisfies ContentTypes;

export type TypeName = keyof typeof contentTypes;

export type ContentOf<Name extends TypeName> = z.infer<(typeof contentTypes)[Name]['schema']>;
