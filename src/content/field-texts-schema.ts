import { z } from 'zod';
import { text } from '../../shared/text-schema.ts';
import { FIELDS, type FieldName, type FormField } from '../../shared/tour-request/fields.ts';

export interface FieldTexts {
  label: string;
  /** An example in an empty box, or the empty option of a select. */
  placeholder: string;
  hint?: string;
  options?: string[];
  /** How to fix an empty field; required fields have it. */
  missing?: string;
  tooLong?: string;
  invalid?: string;
}

function optionsSchema({ maxLength }: FormField) {
  return z
    .array(text.max(maxLength, `an option of at most ${maxLength} characters`))
    .min(2, 'two options or more')
    .refine((options) => new Set(options).size === options.length, 'no option twice');
}

// Words that a field does not show are refused.
const nothing = z.undefined('nothing: a field of this kind does not show it').optional();

function schemaOf(field: FormField): z.ZodType<FieldTexts> {
  const { kind, required } = field;
  return z.strictObject({
    label: text,
    placeholder: text,
    hint: text.optional(),
    options: kind === 'select' ? optionsSchema(field) : nothing,
    missing: required ? text : nothing,
    tooLong:
      kind === 'select' ? nothing : text.includes('{count}', 'a text with {count} in it, for the number of characters'),
    invalid: kind === 'email' ? text : nothing,
  });
}

/** `tourRequest.fields` of `interface.yaml`: the words of every field that `shared/tour-request/fields.ts` declares. */
export const fieldTextsSchema = z.strictObject(
  Object.fromEntries(FIELDS.map((field) => [field.name, schemaOf(field)])) as Record<FieldName, z.ZodType<FieldTexts>>,
);
