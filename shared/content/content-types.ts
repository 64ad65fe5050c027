import type { z } from 'zod';
import type { ContentTypes } from './read-files.ts';
import { guideSchema, questionsPageSchema } from './schemas/answer-schemas.ts';
import { daySchema, serviceSchema, testimonialsSchema } from './schemas/entry-schemas.ts';
import * as pages from './schemas/page-schemas.ts';
import { uiSchema } from './schemas/ui-schema.ts';
import { interfaceType, sharedContentTypes } from './server-content-types.ts';

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
  ...sharedContentTypes,
  interface: { ...interfaceType, schema: uiSchema },
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
