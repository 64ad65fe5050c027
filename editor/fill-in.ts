import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { typeOf } from './changed-file.ts';
import { toForm } from './convert.ts';
import { texts, values } from './files.ts';
import { type FormEntry, servicesNow } from './form-list.ts';
import { slugOf } from './photographs.ts';
import type { FormFile } from './save.ts';

type Value = Record<string, unknown>;

/** The files of a form as they were read last. A new service begins without what no two services share. */
export function fillIn({ files, isNew }: FormEntry): FormFile[] {
  const order = Math.max(...servicesNow().map((service) => service.order)) + 1;
  return files.flatMap((file) => {
    const type = typeOf(file);
    if (!type) return [];
    const value = toForm(fieldSchemaOf(type), values.get(file)) as Value;
    if (!isNew) return [{ file, loaded: texts.get(file) ?? '', value }];
    const { confirmed, translates, old, ...words } = value;
    return [{ file, loaded: '', value: { ...words, order, title: '', shortTitle: '', meta: {} } }];
  });
}

/** The files of a form; those of a new service are named by its title. */
export function named({ isNew }: FormEntry, form: readonly FormFile[]): FormFile[] {
  const slug = slugOf(String((form[0]?.value as Value | undefined)?.title ?? '')) || 'service';
  const pathOf = (file: string, number: number) => file.replace(/[^/]+$/, `${slug}${number ? `-${number}` : ''}.yaml`);
  let number = 0;
  while (isNew && texts.has(pathOf(form[0]?.file ?? '', number))) number++;
  return form.map((one) => (isNew ? { ...one, file: pathOf(one.file, number) } : one));
}

export function setIn(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  const part = setIn((value as Value | undefined)?.[key], rest, next);
  return Array.isArray(value) ? value.with(Number(key), part) : { ...(value as Value), [key]: part };
}
