import type { Collection, CollectionFile, Field, I18nOptions } from '@sveltia/cms';
import { contentTypes, type TypeName } from '../content-model/content-types.ts';
import { type FieldSchema, fieldSchemaOf } from '../content-model/field-schema.ts';
import { factsForms, readableName } from '../content-model/labels.ts';
import type { ContentType } from '../content-model/read-files.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { contentFolder } from './convert.ts';
import { fieldsOf } from './fields.ts';
import { languages, readWith } from './files.ts';
import { backend } from './git-host.ts';

/** editor/put-back.ts answers at GitHub. The other hosts have a page for it. */
export const historyAddress: string | undefined = {
  github: '#put-back',
  gitlab: `${import.meta.env.GIT_HOST}/${backend.repo}/-/commits/${backend.branch}`,
  gitea: `${import.meta.env.GIT_HOST}/${backend.repo}/commits/branch/${backend.branch}`,
}[backend.name];

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

const services = [...readWith().files.values()].filter(({ path }) => path.startsWith(`${DEFAULT_LANGUAGE}/services/`));
const nextOrder = Math.max(...services.map(({ value }) => (value as { order: number }).order)) + 1;

const rare: TypeName[] = ['interface', 'thankYou', 'notFound', 'problem', 'problems'];
const others: TypeName[] = ['site', 'mail', 'staff', ...rare, 'testimonials', 'services'];
const pages = (Object.keys(contentTypes) as TypeName[]).filter((type) => !others.includes(type));

const { order } = contentTypes.services.schema.shape;

export const collections: Collection[] = [
  {
    ...collection('tasks', 'What would you like to change?', 'edit'),
    description: historyAddress && `Saved by mistake? [Put it back](${historyAddress})`,
    files: [
      ...['closed', 'hours', 'phone'].map(factsFile),
      ...filesOfType('testimonials', 'A new testimonial'),
      ...filesOfType('questionsPage', 'A question and its answer', ['groups']),
      factsFile('staff'),
    ],
  },
  { ...collection('photographs', 'A photograph', 'photo_camera'), files: pages.flatMap(photographsOfType) },
  { ...collection('pages', 'Words of a page', 'description'), files: pages.flatMap((type) => filesOfType(type)) },
  {
    ...collection('services', 'Services', 'volunteer_activism'),
    label_singular: 'Service',
    folder: `${contentFolder}/${folder}/services`,
    format: 'services',
    extension: 'yaml',
    slug: '{{shortTitle}}',
    identifier_field: 'title',
    summary: '{{order}}. {{title}}',
    sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
    description:
      'To add one, open one like it and choose **Duplicate** (three dots). To remove one, turn on **Hide this service**.',
    // The editor would not check the links to it.
    delete: false,
    fields: fieldsOf(fieldSchemaOf(contentTypes.services)).map((field) =>
      field.name === 'order'
        ? ({ ...field, default: nextOrder, hint: `${order.description} The next free one is ${nextOrder}.` } as Field)
        : field,
    ),
  },
  {
    ...collection('rest', 'Everything else', 'more_horiz'),
    files: [
      ...filesOfType('mail'),
      ...filesOfType('staff', 'Emails to staff'),
      ...rare.flatMap((type) => filesOfType(type)),
      factsFile('rules'),
      factsFile('rest'),
    ],
  },
];

function collection(name: string, label: string, icon: string) {
  return { name, label, icon, i18n: isTranslated };
}

/** A form with some of the facts; the others stay as they are. */
function factsFile(form: string): CollectionFile {
  const { name, label, facts } = factsForms.find((one) => one.name === form) as (typeof factsForms)[number];
  const { properties = {} } = fieldSchemaOf(contentTypes.site);
  const shown = Object.fromEntries(facts.map((fact) => [fact, properties[fact] ?? {}]));
  const fields = fieldsOf({ properties: shown }).map((field) =>
    'collapsed' in field ? { ...field, collapsed: false } : field,
  );
  return { name: `site-${name}`, label, file: `${contentFolder}/site.yaml`, format: 'site', fields };
}

/** The forms of a type, with only the parts that `only` names, if any. */
function filesOfType(type: TypeName, ownLabel?: string, only?: string[]): CollectionFile[] {
  const { files }: ContentType = contentTypes[type];
  const fields = fieldsOf(fieldSchemaOf(contentTypes[type])).filter(({ name }) => only?.includes(name) ?? true);
  return files.map((pattern): CollectionFile => {
    const name = pattern.replace(/^\*\//, '').replace('.yaml', '').replaceAll('/', '-');
    const label = ownLabel ?? readableName(name.replace(/^pages-/, ''));
    const file = `${contentFolder}/${pattern.replace('*', folder)}`;
    return { name, label, file, format: type, i18n: isTranslated && pattern.startsWith('*'), fields };
  });
}

/** The forms of a type with only their pictures, if they have any outside of lists. */
function photographsOfType(type: TypeName): CollectionFile[] {
  const fields = fieldsOf(picturesIn(fieldSchemaOf(contentTypes[type])));
  return fields.length > 0 ? filesOfType(type).map((file) => ({ ...file, fields })) : [];
}

function picturesIn({ properties = {}, ...schema }: FieldSchema): FieldSchema {
  const isPicture = Object.values(properties).some(({ widget }) => widget === 'image');
  const parts = Object.entries(properties).map(([key, part]) => [key, picturesIn(part)] as const);
  const kept = parts.filter(([, part]) => Object.keys(part.properties ?? {}).length > 0);
  return { ...schema, properties: isPicture ? properties : Object.fromEntries(kept) };
}
