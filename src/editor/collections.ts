import type { Collection, CollectionFile, I18nOptions } from '@sveltia/cms';
import type { z } from 'zod';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { contentKinds, type KindName } from '../content/content-kinds.ts';
import { editorSchema } from './convert.ts';
import { fieldsOf, labelOf } from './fields.ts';
import { languages } from './files.ts';

/** The groups of the editor with their kinds of files. */
const groups: { name: string; label: string; icon: string; kinds: KindName[] }[] = [
  { name: 'facts', label: 'Facts and hours', icon: 'schedule', kinds: ['site', 'translatedFacts'] },
  { name: 'testimonial', label: 'Testimonials', icon: 'format_quote', kinds: ['testimonials'] },
  { name: 'services', label: 'Services', icon: 'volunteer_activism', kinds: ['services'] },
  {
    name: 'pages',
    label: 'Pages',
    icon: 'description',
    kinds: [
      'home',
      'about',
      'servicesPage',
      'testimonialsPage',
      'contact',
      'day',
      'nextSteps',
      'guides',
      'sheets',
      'documents',
    ],
  },
  { name: 'questions', label: 'Questions', icon: 'help', kinds: ['questionsPage'] },
  { name: 'letters', label: 'Letters', icon: 'mail', kinds: ['mail', 'staff'] },
  {
    name: 'rare',
    label: 'Other words',
    icon: 'more_horiz',
    kinds: ['interface', 'thankYou', 'notFound', 'problem', 'problems', 'staffPages', 'statements'],
  },
];

const labels: Record<string, string> = {
  site: 'Facts and hours',
  'en-staff': 'Mail to staff',
  mail: 'Mail to families',
};

/** Every kind with its name and files, for the formats of the editor. */
export const kinds = Object.entries(contentKinds) as [KindName, { files: readonly string[]; schema: z.ZodType }][];

const isTranslated = languages.length > 1;

/** Languages side by side; one alone needs nothing. */
export const i18n = isTranslated
  ? ({
      structure: 'multiple_folders',
      locales: [...languages],
      default_locale: DEFAULT_LANGUAGE,
      initial_locales: 'default',
    } satisfies I18nOptions)
  : undefined;

const serviceFolder = {
  folder: `content/${localeFolder()}/services`,
  label_singular: 'Service',
  format: 'services',
  extension: 'yaml',
  slug: '{{shortTitle}}',
  identifier_field: 'title',
  summary: '{{order}}. {{title}}',
  i18n: isTranslated,
  sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
  fields: fieldsOf(contentKinds.services.schema),
};

export const collections: Collection[] = groups.map(({ kinds: own, ...group }): Collection => {
  if (own.includes('services')) return { ...group, ...serviceFolder };
  return { ...group, i18n: isTranslated, files: own.flatMap(filesOf) };
});

function localeFolder(): string {
  return isTranslated ? '{{locale}}' : DEFAULT_LANGUAGE;
}

function filesOf(kind: KindName): CollectionFile[] {
  const { files, schema } = contentKinds[kind];
  return files.flatMap((pattern): CollectionFile[] => {
    // Translations of facts belong to one language each.
    const folders = kind === 'translatedFacts' ? languages.slice(1) : [localeFolder()];
    return folders.map((folder) => {
      const name = fileName(pattern);
      const isTranslation = kind === 'translatedFacts';
      return {
        name: isTranslation ? `${name}-${folder}` : name,
        label: isTranslation
          ? `Facts in ${languageName(folder)}`
          : (labels[name] ?? labelOf(name.replace(/^pages-/, ''))),
        file: `content/${pattern.replace('*', folder)}`,
        format: kind,
        i18n: isTranslated && pattern.startsWith('*') && !isTranslation,
        fields: fieldsOf(editorSchema(schema)),
      };
    });
  });
}

function fileName(pattern: string): string {
  return pattern
    .replace(/^\*\//, '')
    .replace(/\.yaml$/, '')
    .replaceAll('/', '-');
}
