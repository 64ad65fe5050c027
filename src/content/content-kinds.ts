import type { z } from 'zod';
import { type ContentKind, FILLED_IN_INTERFACE, serverKinds } from '../../shared/content-kinds.ts';
import { guideSchema, questionsPageSchema, sheetSchema } from './answer-schemas.ts';
import { daySchema, serviceSchema, testimonialsSchema } from './entry-schemas.ts';
import * as pages from './page-schemas.ts';
import { staffPagesSchema } from './staff-pages-schema.ts';
import { statementsSchema } from './statements-schema.ts';
import { uiSchema } from './ui-schema.ts';

/** Every kind of content file, pages in the order of the editor; a file that matches none is refused. */
export const contentKinds = {
  home: { files: ['*/pages/home.yaml'], schema: pages.homeSchema, neededIn: 'every language' },
  about: { files: ['*/pages/about.yaml'], schema: pages.aboutSchema },
  servicesPage: { files: ['*/pages/services.yaml'], schema: pages.servicesPageSchema, placeholders: ['reasons'] },
  testimonialsPage: { files: ['*/pages/testimonials.yaml'], schema: pages.testimonialsPageSchema },
  contact: { files: ['*/pages/contact.yaml'], schema: pages.contactSchema, neededIn: 'every language' },
  day: { files: ['*/day.yaml'], schema: daySchema },
  ...serverKinds,
  interface: {
    files: ['*/interface.yaml'],
    schema: uiSchema,
    neededIn: 'every language',
    placeholders: FILLED_IN_INTERFACE,
  },
  statements: { files: ['statements.yaml'], schema: statementsSchema, hasFacts: false },
  services: { files: ['*/services/*.yaml'], schema: serviceSchema, neededIn: 'none' },
  testimonials: { files: ['*/testimonials.yaml'], schema: testimonialsSchema },
  questionsPage: { files: ['*/pages/questions.yaml'], schema: questionsPageSchema },
  guides: {
    files: ['*/pages/memory-loss.yaml', '*/pages/caregivers.yaml', '*/pages/referrals.yaml'],
    schema: guideSchema,
  },
  sheets: { files: ['*/pages/tour-checklist.yaml', '*/pages/referral-sheet.yaml'], schema: sheetSchema },
  thankYou: { files: ['*/pages/thank-you.yaml'], schema: pages.thankYouSchema, neededIn: 'every language' },
  notFound: { files: ['*/pages/not-found.yaml'], schema: pages.notFoundSchema, neededIn: 'every language' },
  problem: { files: ['*/pages/tour-request-problem.yaml'], schema: pages.problemSchema, neededIn: 'every language' },
  documents: { files: ['*/pages/privacy.yaml', '*/pages/accessibility.yaml'], schema: pages.documentSchema },
  staffPages: { files: ['*/pages/staff.yaml'], schema: staffPagesSchema },
} as const satisfies Record<string, ContentKind>;

export type KindName = keyof typeof contentKinds;

export type Content<Name extends KindName> = z.infer<(typeof contentKinds)[Name]['schema']>;
