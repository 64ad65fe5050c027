import type { z } from 'zod';
import { factsSchema } from '../../shared/facts-schema.ts';
import { localFactsSchema } from '../../shared/local-facts.ts';
import { nextStepsSchema } from '../../shared/next-steps-schema.ts';
import { registry } from '../page/registry.ts';
import { guideSchema, questionsPageSchema, tourChecklistSchema } from './answer-schemas.ts';
import { daySchema } from './day-schema.ts';
import { serviceSchema, testimonialsSchema } from './entry-schemas.ts';
import * as pages from './page-schemas.ts';
import { staffSchema } from './staff-schema.ts';
import { uiSchema } from './ui-schema.ts';

/** The schema of each kind of content file, by the name of its collection. */
export const contentSchemas = {
  site: factsSchema,
  localFacts: localFactsSchema,
  interface: uiSchema,
  services: serviceSchema,
  testimonials: testimonialsSchema,
  nextSteps: nextStepsSchema,
  day: daySchema,
  home: pages.homeSchema,
  about: pages.aboutSchema,
  testimonialsPage: pages.testimonialsPageSchema,
  contact: pages.contactSchema,
  servicesPage: pages.servicesPageSchema,
  questionsPage: questionsPageSchema,
  guides: guideSchema,
  tourChecklist: tourChecklistSchema,
  thankYou: pages.thankYouSchema,
  notFound: pages.notFoundSchema,
  problem: pages.problemSchema,
  documents: pages.documentSchema,
  staff: staffSchema,
} satisfies Record<string, z.ZodType>;

/** Name of a kind of content file. */
export type CollectionName = keyof typeof contentSchemas;

/** What a file of a collection holds. */
export type Content<Name extends CollectionName> = z.infer<(typeof contentSchemas)[Name]>;

/** Files of no page of their own. */
const shared: Partial<Record<CollectionName, string[]>> = {
  site: ['site.yaml'],
  localFacts: ['*/facts.yaml'],
  interface: ['*/interface.yaml'],
  testimonials: ['*/testimonials.yaml'],
  nextSteps: ['*/next-steps.yaml'],
  day: ['*/day.yaml'],
};

/** Patterns of the files below `content/` that a collection holds. */
export function filesOf(collection: CollectionName): string[] {
  const registered = registry.filter((page) => page.collection === collection);
  return shared[collection] ?? registered.map(({ content }) => `*/${content.replace('[slug]', '*')}.yaml`);
}
