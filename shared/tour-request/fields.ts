/** Value of the hidden `form-name` field, by which a form-collecting host tells forms apart. */
export const FORM_NAME = 'contact';

/** Name of the field that people never see and only programs fill. */
export const HONEYPOT = 'bot-field';

/** Header of an answer: the percent-encoded words on when staff call, if that is later than promised. */
export const REQUEST_BY = 'Tour-Request-By';

export interface FormField<Name extends string = string> {
  /** Name in the form, and of its column in the database: lower-case letters and underscores. */
  readonly name: Name;
  readonly kind: 'line' | 'email' | 'phone' | 'text';
  readonly required: boolean;
  readonly maxLength: number;
  readonly autocomplete?: string;
  /** Parts of the value that browsers fill in separate fields only. */
  readonly autocompleteParts?: readonly string[];
  /** Whether emails to staff hold it. */
  readonly inBriefNotice?: true;
}

const DECLARED = [
  { name: 'name', kind: 'line', required: true, maxLength: 1000, autocomplete: 'name', inBriefNotice: true },
  {
    name: 'address',
    kind: 'line',
    required: true,
    maxLength: 1000,
    autocomplete: 'address-line1',
    autocompleteParts: ['address-line2', 'address-level2', 'postal-code'],
  },
  { name: 'email', kind: 'email', required: true, maxLength: 1000, autocomplete: 'email' },
  { name: 'phone', kind: 'phone', required: true, maxLength: 1000, autocomplete: 'tel', inBriefNotice: true },
  { name: 'message', kind: 'text', required: false, maxLength: 20_000 },
] as const satisfies readonly FormField[];

export type FieldName = (typeof DECLARED)[number]['name'];

/** Fields that lists and notices show. */
export type BriefFieldName = Extract<(typeof DECLARED)[number], { inBriefNotice: true }>['name'];

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

const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text passes the check of browsers for `type="email"` (HTML Standard, 4.10.5.1.5), which takes domains in any script. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@') + 1;
  return EMAIL.test(text.slice(0, at) + asciiDomain(text.slice(at)));
}

function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]*$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
