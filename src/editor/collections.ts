import type { Collection, CollectionFile, I18nOptions } from '@sveltia/cms';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import type { ContentType } from '../../shared/read-files.ts';
import { contentTypes, type TypeName } from '../content/content-types.ts';
import { fieldSchemaOf } from './field-schema.ts';
import { fieldsOf, readableName } from './fields.ts';
import { languages } from './files.ts';

const isTranslated = languages.length > 1;
const folder = isTranslated ? '{{locale}}' : DEFAULT_LANGUAGE;

export const i18n: I18nOptions | undefined = isTranslated
  ? {
      structure: 'multiple_folders',
      locales: [...languages],
      default_locale: DEFAULT_LANGUAGE,
      initial_locales: 'default',
    }
  : undefined;

const facts: TypeName[] = ['site', 'translatedFacts'];
const letters: TypeName[] = ['mail', 'staff'];
const rare: TypeName[] = ['interface', 'thankYou', 'notFound', 'problem', 'problems', 'statements'];
const others: TypeName[] = [...facts, ...letters, ...rare, 'testimonials', 'services', 'questionsPage'];
const pages = (Object.keys(contentTypes) as TypeName[]).filter((type) => !others.includes(type));

const labels: Record<string, string> = {
  site: 'Facts and hours',
  'en-staff': 'Mail to staff',
  mail: 'Mail to families',
};

export const collections: Collection[] = [
  filesOf('facts', 'Facts and hours', 'schedule', facts),
  filesOf('testimonial', 'Testimonials', 'format_quote', ['testimonials']),
  {
    name: 'services',
    label: 'Services',
    label_singular: 'Service',
    icon: 'volunteer_activism',
    folder: `content/${folder}/services`,
    format: 'services',
    extension: 'yaml',
    slug: '{{shortTitle}}',
    identifier_field: 'title',
    summary: '{{order}}. {{title}}',
    sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
    // Other pages link to services.
    delete: false,
    i18n: isTranslated,
    fields: fieldsOf(fieldSchemaOf(contentTypes.services)),
  },
  filesOf('pages', 'Pages', 'description', pages),
  filesOf('questions', 'Questions', 'help', ['questionsPage']),
  filesOf('letters', 'Letters', 'mail', letters),
  filesOf('rare', 'Other words', 'more_horiz', rare),
];

function filesOf(name: string, label: string, icon: string, types: TypeName[]): Collection {
  return { name, label, icon, i18n: isTranslated, files: types.flatMap(filesOfType) };
}

function filesOfType(type: TypeName): CollectionFile[] {
  const { files }: ContentType = contentTypes[type];
  const fields = fieldsOf(fieldSchemaOf(contentTypes[type]));
  return files.flatMap((pattern): CollectionFile[] => {
    const name = pattern.replace(/^\*\//, '').replace('.yaml', '').replaceAll('/', '-');
    if (type !== 'translatedFacts') {
      const label = labels[name] ?? readableName(name.replace(/^pages-/, ''));
      const file = `content/${pattern.replace('*', folder)}`;
      return [{ name, label, file, format: type, i18n: isTranslated && pattern.startsWith('*'), fields }];
    }
    // Each language has its own entry for translated facts.
    return languages.slice(1).map((language) => {
      const file = `content/${pattern.replace('*', language)}`;
      return { name: `${name}-${language}`, label: `Facts in ${languageName(language)}`, file, format: type, fields };
    });
  });
}
