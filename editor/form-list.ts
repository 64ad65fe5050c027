import { contentTypes, type TypeName } from '../content-model/content-types.ts';
import { type FieldSchema, fieldSchemaOf } from '../content-model/field-schema.ts';
import { factsForms, readableName } from '../content-model/labels.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { toForm } from './convert.ts';
import { languages, schemaOf } from './files.ts';
import type { Draft, FormFile, State } from './store.ts';

export interface FormEntry {
  name: string;
  label: string;
  /** Its files: one, or one for each language, the default one first. */
  files: string[];
  /** Its fields. Others in its files stay as they are. */
  schema: FieldSchema;
  /** Whether it adds a service that begins with the words of these files. */
  isNew?: boolean;
  /** Whether it changes the order of the services. */
  isOrder?: boolean;
}

/** The files as they were read last. */
type Read = Pick<State, 'texts' | 'values'>;

const rare: TypeName[] = ['interface', 'thankYou', 'notFound', 'problem', 'problems'];
const noPages: TypeName[] = ['site', 'mail', 'staff', ...rare, 'testimonials', 'services'];
const pages = (Object.keys(contentTypes) as TypeName[]).filter((type) => !noPages.includes(type));

/** The forms by group; the services are those that are there now. */
export function listForms({ texts, values }: Read): { title: string; forms: FormEntry[] }[] {
  const formsOf = (type: TypeName, changes?: Partial<FormEntry>) =>
    contentTypes[type].files.map((pattern) => formOf(texts, pattern.replace('*', DEFAULT_LANGUAGE), changes));
  const factsFormsNamed = (...names: string[]) =>
    factsForms.filter(({ name }) => names.includes(name)).map((form) => formOf(texts, 'site.yaml', entryOf(form)));
  const services = servicesIn(values).map(({ file, title, order }) => {
    // The place of a service is that among the others.
    const { properties: { order: _order, ...properties } = {}, ...schema } = schemaOf(file);
    return { title, form: formOf(texts, file, { label: `${order}. ${title}`, schema: { ...schema, properties } }) };
  });
  const order: FormEntry = {
    name: 'services-order',
    label: 'Order of the services',
    files: services.flatMap(({ form }) => form.files),
    schema: { properties: { order: { type: 'integer' } } },
    isOrder: true,
  };
  const words = pages.flatMap((type) => formsOf(type));
  const { groups = {} } = fieldSchemaOf(contentTypes.questionsPage).properties ?? {};
  const question = { name: 'question', label: 'A question and its answer', schema: { properties: { groups } } };
  const tasks = [
    ...factsFormsNamed('closed', 'hours', 'phone'),
    ...formsOf('testimonials', { label: 'A new testimonial' }),
    ...formsOf('questionsPage', question),
    ...factsFormsNamed('staff'),
  ];
  const others = [
    ...formsOf('mail'),
    ...formsOf('staff', { label: 'Emails to staff' }),
    ...rare.flatMap((type) => formsOf(type)),
    ...factsFormsNamed('rules', 'rest'),
  ];
  const newServices = services.map(({ form, title }): FormEntry => {
    return { ...form, name: `new-${form.name}`, label: `A new service like “${title}”`, isNew: true };
  });
  return [
    { title: 'What would you like to change?', forms: tasks },
    { title: 'A photograph', forms: words.flatMap(photographsIn) },
    { title: 'Words of a page', forms: words },
    { title: 'Services', forms: [order, ...services.map(({ form }) => form)] },
    { title: 'Add a service', forms: newServices },
    { title: 'Everything else', forms: others },
  ];
}

export function findForm(state: Read, name: string): FormEntry | undefined {
  const forms = listForms(state).flatMap((group) => group.forms);
  return forms.find((form) => form.name === name);
}

/** The form of a file and its translations. */
function formOf(texts: Read['texts'], file: string, changes: Partial<FormEntry> = {}): FormEntry {
  const path = file.replace(/^\w+\/|\.yaml$/g, '');
  const files = languages.map((language) => file.replace(/^\w+(?=\/)/, language));
  return {
    name: path.replaceAll('/', '-'),
    label: readableName(path.replace(/^.*\//, '')),
    files: [...new Set(files)].filter((name) => texts.has(name)),
    schema: schemaOf(file),
    ...changes,
  };
}

function entryOf({ name, label, facts }: (typeof factsForms)[number]): Partial<FormEntry> {
  const { properties = {} } = schemaOf('site.yaml');
  const fields = facts.map((fact) => [fact, properties[fact] ?? {}]);
  return { name: `site-${name}`, label, schema: { properties: Object.fromEntries(fields) } };
}

/** The services in their order. */
function servicesIn(values: Read['values']) {
  const files = [...values].filter(([file]) => file.startsWith(`${DEFAULT_LANGUAGE}/services/`));
  const services = files.map(([file, value]) => ({ file, ...(value as { title: string; order: number }) }));
  return services.sort((a, b) => a.order - b.order);
}

/** The form of the photographs of a page, if it has any. */
function photographsIn(form: FormEntry): FormEntry[] {
  const schema = picturesIn(form.schema);
  return schema ? [{ ...form, name: `picture-${form.name}`, schema }] : [];
}

/** The parts of a schema that have pictures; undefined if none has. */
function picturesIn(schema: FieldSchema): FieldSchema | undefined {
  const parts = Object.entries(schema.properties ?? {});
  if (parts.some(([, { widget }]) => widget === 'image')) return schema;
  const pictures = parts.flatMap(([key, part]) => {
    const schema = picturesIn(part);
    return schema ? [[key, schema] as const] : [];
  });
  return pictures.length > 0 ? { ...schema, properties: Object.fromEntries(pictures) } : undefined;
}

type Value = Record<string, unknown>;

/** The files of a form as they were read last. A new service starts without the titles and signature of the one it is like. */
export function fillIn({ texts, values }: Read, { files, isNew }: FormEntry): FormFile[] {
  return files.map((file) => {
    const value = toForm(schemaOf(file), values.get(file)) as Value;
    if (!isNew) return { file, loaded: texts.get(file) ?? '', value };
    const { confirmed, translates, ...words } = value;
    const order = (servicesIn(values).at(-1)?.order ?? 0) + 1;
    return { file, loaded: '', value: { ...words, order, title: '', shortTitle: '', meta: {} } };
  });
}

/** The files of a draft; those of a new service are named by its title. */
export function named({ texts }: Read, { isNew }: FormEntry, { files: form, sent = [] }: Draft): readonly FormFile[] {
  const [first] = form;
  if (!isNew || !first) return form;
  const pathOf = (file: string, slug: string) => file.replace(/[^/]+$/, `${slug}.yaml`);
  const title = String((first.value as Value).title ?? '');
  const isTaken = (path: string) => texts.has(path) && !sent.some((save) => path in save.texts);
  const slug = freeSlug(title, 'service', (name) => isTaken(pathOf(first.file, name)));
  return form.map((file) => ({ ...file, file: pathOf(file.file, slug) }));
}

/** A text as a part of a URL, with a number if it is taken. */
export function freeSlug(text: string, fallback: string, isTaken: (slug: string) => boolean): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || fallback;
  let free = slug;
  for (let number = 1; isTaken(free); number++) free = `${slug}-${number}`;
  return free;
}
