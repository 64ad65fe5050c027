/** Value of the hidden `form-name` field, by which a form-collecting host tells forms apart. */
export const FORM_NAME = 'contact';

/** Name of the field that people never see and only programs fill. */
export const HONEYPOT = 'bot-field';

/**
 * The fields of a tour request in the order of the form; all but the message are required. Each box takes at most so many
 * letters that the whole form stays below the 64 KB that our server takes, even if each letter is sent as nine bytes.
 */
export const FIELDS = [
  { name: 'name', required: true, maxLength: 200 },
  { name: 'address', required: true, maxLength: 300 },
  { name: 'email', required: true, maxLength: 254 },
  { name: 'phone', required: true, maxLength: 100 },
  { name: 'message', required: false, maxLength: 6000 },
] as const;

/** Name of a field that a family fills in. */
export type FieldName = (typeof FIELDS)[number]['name'];

/** What a family wrote, by field. */
export type TourRequest = Record<FieldName, string>;

/** Whether a text is an e-mail address by the rule that browsers use for `type="email"` (HTML Standard, 4.10.5.1.5). */
export function isEmailAddress(text: string): boolean {
  return /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/.test(
    text,
  );
}
