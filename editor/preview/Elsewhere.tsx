import { type FormEntry, listForms } from '../form-list.ts';
import { getState } from '../store.ts';
import type { Field } from './messages.ts';

export function isFieldOf({ files, schema }: FormEntry, { file, path: [key = ''] }: Field): boolean {
  return files.includes(file) && Boolean(schema.properties?.[String(key)]);
}

/** The form that has a field. */
function formOf(field: Field): FormEntry | undefined {
  const forms = listForms(getState()).flatMap((group) => group.forms);
  // The forms of photographs leave out fields.
  return forms.find((form) => !form.isNew && !form.name.startsWith('picture-') && isFieldOf(form, field));
}

/** Leads to the form of what was clicked, if another form has it. */
export function Elsewhere({ field }: { field: Field | null }) {
  const form = field && formOf(field);
  if (!form) return <p>There is no box for this.</p>;
  return (
    <p>
      This is in another form: <a href={`#${form.name}`}>{form.label}</a>
    </p>
  );
}
