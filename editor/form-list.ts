import { contentTypes, type TypeName } from '../content-model/content-types.ts';
import { type FieldSchema, fieldSchemaOf } from '../content-model/field-schema.ts';
import { factsForms, readableName } from '../content-model/labels.ts';
import type { ContentType } from '../content-model/read-files.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { languages, texts, values } from './files.ts';

export interface FormEntry {
  name: string;
  label: string;
  /** Its files: one, or one for each language, the default one first. */
  files: string[];
  /** The fields that it shows; the others stay as they are. */
  shown: FieldSchema;
  /** Whether it adds a service that begins with the words of these files. */
  isNew?: boolean;
}

const rare: TypeName[] = ['interface', 'thankYou', 'notFound', 'problem', 'problems'];
const others: TypeName[] = ['site', 'mail', 'staff', ...rare, 'testimonials', 'services'];
const pages = (Object.keys(contentTypes) as TypeName[]).filter((type) => !others.includes(type));

/** The forms by group; the services are those that are there now. */
export function listForms(): { title: string; forms: FormEntry[] }[] {
  const { groups } = fieldSchemaOf(contentTypes.questionsPage).properties ?? {};
  const question = {
    name: 'question',
    label: 'A question and its answer',
    shown: { properties: { groups: groups ?? {} } },
  };
  return [
    {
      title: 'What would you like to change?',
      forms: [
        ...['closed', 'hours', 'phone'].map(factsForm),
        ...formsOf('testimonials', { label: 'A new testimonial' }),
        ...formsOf('questionsPage', question),
        factsForm('staff'),
      ],
    },
    { title: 'A photograph', forms: pages.flatMap(photographForms) },
    { title: 'Words of a page', forms: pages.flatMap((type) => formsOf(type)) },
    { title: 'Services', forms: serviceForms() },
    {
      title: 'Everything else',
      forms: [
        ...formsOf('mail'),
        ...formsOf('staff', { label: 'Emails to staff' }),
        ...rare.flatMap((type) => formsOf(type)),
        ...['rules', 'rest'].map(factsForm),
      ],
    },
  ];
}

/** A form by its name; `new-services-meals` adds a service like meals. */
export function findForm(name: string): FormEntry | undefined {
  const forms = listForms().flatMap((group) => group.forms);
  const model = forms.find((form) => `new-${form.name}` === name);
  return model ? { ...model, name, label: 'A new service', isNew: true } : forms.find((form) => form.name === name);
}

function factsForm(form: string): FormEntry {
  const { name, label, facts } = factsForms.find((one) => one.name === form) as (typeof factsForms)[number];
  const { properties = {} } = fieldSchemaOf(contentTypes.site);
  const shown = Object.fromEntries(facts.map((fact) => [fact, properties[fact] ?? {}]));
  return { name: `site-${name}`, label, files: ['site.yaml'], shown: { properties: shown } };
}

const filesOf = (pattern: string) =>
  languages
    .map((language) => pattern.replace('*', language))
    .filter((file, index, all) => texts.has(file) && all.indexOf(file) === index);

function formsOf(type: TypeName, own: Partial<FormEntry> = {}): FormEntry[] {
  const { files }: ContentType = contentTypes[type];
  return files.map((pattern) => {
    const name = pattern.replace(/^\*\//, '').replace('.yaml', '').replaceAll('/', '-');
    const label = readableName(name.replace(/^pages-/, ''));
    return { name, label, files: filesOf(pattern), shown: fieldSchemaOf(contentTypes[type]), ...own };
  });
}

/** The services in their order. */
export function servicesNow() {
  const own = [...values].filter(([file]) => file.startsWith(`${DEFAULT_LANGUAGE}/services/`));
  const all = own.map(([file, value]) => ({ file, ...(value as { title: string; order: number }) }));
  return all.sort((one, other) => one.order - other.order);
}

function serviceForms(): FormEntry[] {
  const shown = fieldSchemaOf(contentTypes.services);
  return servicesNow().map(({ file, title, order }) => {
    const files = filesOf(file.replace(DEFAULT_LANGUAGE, '*'));
    return { name: `services-${file.replace(/^.*\/|\.yaml$/g, '')}`, label: `${order}. ${title}`, files, shown };
  });
}

function photographForms(type: TypeName): FormEntry[] {
  const shown = picturesIn(fieldSchemaOf(contentTypes[type]));
  const forms = Object.keys(shown.properties ?? {}).length > 0 ? formsOf(type, { shown }) : [];
  return forms.map((form) => ({ ...form, name: `picture-${form.name}` }));
}

function picturesIn({ properties = {}, ...schema }: FieldSchema): FieldSchema {
  const isPicture = Object.values(properties).some(({ widget }) => widget === 'image');
  const parts = Object.entries(properties).map(([key, part]) => [key, picturesIn(part)] as const);
  const kept = parts.filter(([, part]) => Object.keys(part.properties ?? {}).length > 0);
  return { ...schema, properties: isPicture ? properties : Object.fromEntries(kept) };
}
