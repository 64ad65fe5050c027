import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { addressLines } from '../../shared/facts.ts';
import { factTexts, interpolateFacts } from '../../shared/interpolate-facts.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { describeHours } from '../../shared/opening-hours/describe.ts';
import { issuesOf } from '../../shared/parse-content.ts';
import { telHref } from '../../shared/phone.ts';
import type { ProblemTexts } from '../../shared/problems-schema.ts';
import { CONTENT, readFacts } from '../../shared/read-content.ts';
import { interfaceType } from '../../shared/server-content-types.ts';
import type { ContentOf } from '../../src/content/content-types.ts';
import type { serviceSchema, TestimonialContent } from '../../src/content/entry-schemas.ts';
import type { UiText } from '../../src/content/ui-schema.ts';
import { fileOf, registry } from '../../src/site/registry.ts';

export const facts = readFacts();

export const phoneLink = telHref(facts);

export const address = addressLines(facts);

function readYaml(file: string) {
  return parse(readFileSync(join(CONTENT, DEFAULT_LANGUAGE, file), 'utf8'));
}

/** The content of the default language with facts filled in. */
function readContent() {
  const plainUi: UiText = readYaml('interface.yaml');
  const files = readdirSync(join(CONTENT, DEFAULT_LANGUAGE, 'services')).filter(
    (file) => file.endsWith('.yaml') && !readYaml(`services/${file}`).hidden,
  );
  const texts = factTexts(facts, plainUi, files.length, DEFAULT_LANGUAGE);
  const placeholders = [...interfaceType.placeholders, 'reasons'];
  const read = <T>(file: string): T => interpolateFacts(readYaml(file) as T, texts, issuesOf(file), placeholders);
  const services = files.map((file) => ({
    ...read<z.infer<typeof serviceSchema>>(`services/${file}`),
    path: `/services/${file.slice(0, -'.yaml'.length)}`,
  }));
  return {
    ui: read<UiText>('interface.yaml'),
    /** Opening hours in parts, because pages have text for screen readers between them. */
    hours: describeHours(facts.hours, plainUi).flatMap((line) => line.split(', ')),
    services: services.sort((one, other) => one.order - other.order),
    /** Pages in menus, in order. */
    menuItems: registry
      .filter(({ menus }) => menus.length > 0)
      .map(({ path, menus }) => ({
        path,
        menus,
        language: DEFAULT_LANGUAGE,
        label: read<ContentOf<'home'>>(`${fileOf(path)}.yaml`).menuLabel,
      })),
    testimonials: read<{ items: TestimonialContent[] }>('testimonials.yaml').items,
    home: read<ContentOf<'home'>>('pages/home.yaml'),
    about: read<ContentOf<'about'>>('pages/about.yaml'),
    servicesPage: read<ContentOf<'servicesPage'>>('pages/services.yaml'),
    testimonialsPage: read<ContentOf<'testimonialsPage'>>('pages/testimonials.yaml'),
    contact: read<ContentOf<'contact'>>('pages/contact.yaml'),
    questionsPage: read<ContentOf<'questionsPage'>>('pages/questions.yaml'),
    memoryLoss: read<ContentOf<'guides'>>('pages/memory-loss.yaml'),
    caregivers: read<ContentOf<'guides'>>('pages/caregivers.yaml'),
    referrals: read<ContentOf<'guides'>>('pages/referrals.yaml'),
    thankYou: read<ContentOf<'thankYou'>>('pages/thank-you.yaml'),
    problems: read<ProblemTexts>('problems.yaml'),
  };
}

export const content = readContent();

export const { ui } = content;

export const firstService = content.services[0]?.path ?? '';
