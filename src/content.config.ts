import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { factsSchema } from '../shared/facts-schema.ts';
import { questionsSchema, serviceSchema, testimonialsSchema } from './content/entry-schemas.ts';
import {
  aboutSchema,
  contactSchema,
  documentSchema,
  homeSchema,
  notFoundSchema,
  problemSchema,
  servicesPageSchema,
  testimonialsPageSchema,
  thankYouSchema,
} from './content/page-schemas.ts';
import { uiSchema } from './content/ui-schema.ts';

/** Entries from the YAML files that match a pattern below `content/`; the id is the path without its extension. */
function yaml<S extends z.ZodType>(pattern: string, schema: S) {
  return defineCollection({
    loader: glob({ base: './content', pattern, generateId: ({ entry }) => entry.replace(/\.yaml$/, '') }),
    schema,
  });
}

export const collections = {
  site: yaml('site.yaml', factsSchema),
  interface: yaml('*/interface.yaml', uiSchema),
  services: yaml('*/services/*.yaml', serviceSchema),
  testimonials: yaml('*/testimonials.yaml', testimonialsSchema),
  questions: yaml('*/questions.yaml', questionsSchema),
  home: yaml('*/pages/home.yaml', homeSchema),
  about: yaml('*/pages/about.yaml', aboutSchema),
  testimonialsPage: yaml('*/pages/testimonials.yaml', testimonialsPageSchema),
  contact: yaml('*/pages/contact.yaml', contactSchema),
  servicesPage: yaml('*/pages/services.yaml', servicesPageSchema),
  thankYou: yaml('*/pages/thank-you.yaml', thankYouSchema),
  notFound: yaml('*/pages/not-found.yaml', notFoundSchema),
  problem: yaml('*/pages/tour-request-problem.yaml', problemSchema),
  documents: yaml('*/pages/{privacy,accessibility}.yaml', documentSchema),
};
