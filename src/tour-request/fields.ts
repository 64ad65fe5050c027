/** Value of the hidden `form-name` field, by which a form-collecting host tells forms apart. */
export const FORM_NAME = 'contact';

/** Name of the field that people never see and only programs fill. */
export const HONEYPOT = 'bot-field';

/** The fields of a tour request in the order of the form; all but the message are required. */
export const FIELDS = [
  { name: 'name', required: true },
  { name: 'address', required: true },
  { name: 'email', required: true },
  { name: 'phone', required: true },
  { name: 'message', required: false },
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
