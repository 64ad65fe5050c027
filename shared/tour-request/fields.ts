/** Value of the hidden `form-name` field, by which a form-collecting host tells forms apart. */
export const FORM_NAME = 'contact';

/** Name of the field that people never see and only programs fill. */
export const HONEYPOT = 'bot-field';

export interface FormField<Name extends string = string> {
  /** Name in the form, and of its column in the database: lower-case letters and underscores. */
  readonly name: Name;
  readonly kind: 'line' | 'email' | 'phone' | 'text' | 'select';
  readonly required: boolean;
  readonly maxLength: number;
  readonly autocomplete?: string;
  /** Whether every notice to staff holds it; without this, only notices with all details do. */
  readonly inBriefNotice?: true;
  /** Whether the database is older than the field, so that a migration has added its column. */
  readonly addedLater?: true;
}

const DECLARED = [
  { name: 'name', kind: 'line', required: true, maxLength: 1000, autocomplete: 'name', inBriefNotice: true },
  { name: 'address', kind: 'line', required: true, maxLength: 1000, autocomplete: 'street-address' },
  { name: 'email', kind: 'email', required: true, maxLength: 1000, autocomplete: 'email' },
  { name: 'phone', kind: 'phone', required: true, maxLength: 1000, autocomplete: 'tel', inBriefNotice: true },
  { name: 'message', kind: 'text', required: false, maxLength: 20_000 },
] as const satisfies readonly FormField[];

export type FieldName = (typeof DECLARED)[number]['name'];

export const FIELDS: readonly FormField<FieldName>[] = DECLARED;

export const FIELD_NAMES: readonly FieldName[] = FIELDS.map(({ name }) => name);

export const BRIEF_FIELDS = FIELDS.filter(({ inBriefNotice }) => inBriefNotice);

/** The fields sorted for staff: those needed for a call, other contact details, other fields. */
export const STAFF_FIELDS = [
  ...new Set([...BRIEF_FIELDS, ...FIELDS.filter(({ kind }) => kind === 'email'), ...FIELDS]),
];

export type TourRequest = Record<FieldName, string>;

/** A tour request with the values that `value` returns; a field without a value is empty. */
export function tourRequestOf(value: (name: FieldName) => unknown): TourRequest {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, String(value(name) ?? '')])) as TourRequest;
}

/** Whether a text is an email address by the rule that browsers use for `type="email"` (HTML Standard, 4.10.5.1.5). */
export function isEmailAddress(text: string): boolean {
  return /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/.test(
    text,
  );
}
