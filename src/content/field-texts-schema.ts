import { z } from 'zod';
import { text } from '../../shared/text-schema.ts';
import { FIELDS, type FieldName, type FormField } from '../../shared/tour-request/fields.ts';

export interface FieldTexts {
  label: string;
  /** An example in an empty field. */
  placeholder: string;
  hint?: string;
  /** How to fix an empty field; required fields have it. */
  missing?: string;
  tooLong: string;
  invalid?: string;
}

// A field cannot have texts that it does not show.
const nothing = z.undefined('nothing: a field of this kind does not show it').optional();

function schemaOf({ kind, required }: FormField): z.ZodType<FieldTexts> {
  return z.strictObject({
    label: text,
    placeholder: text.meta({ holds: 'example' }),
    hint: text.optional(),
    missing: required ? text : nothing,
    tooLong: text.includes('{count}', 'a text with {count} in it, for the number of characters'),
    invalid: kind === 'email' ? text.meta({ holds: 'example' }) : nothing,
  });
}

/** `tourRequest.fields` in `interface.yaml`: the texts of each form field. */
export const fieldTextsSchema = z.strictObject(
  Object.fromEntries(FIELDS.map((field) => [field.name, schemaOf(field)])) as Record<FieldName, z.ZodType<FieldTexts>>,
);
