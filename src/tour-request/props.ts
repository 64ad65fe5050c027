import type { FieldTexts, UiText } from '../../shared/content/schemas/ui-schema.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';
import type { Target } from '../site/links.ts';
import type { Promised } from './promise.ts';

export type FormTexts = UiText['tourRequest'];

/** What messages are made of; the script of the form has it. */
export interface MessageProps {
  /** Language of the page; browsers that translate it change `lang` in the document. */
  language: string;
  texts: Pick<FormTexts, MessageName> & { fields: Record<FieldName, FieldMessages> };
  phone: string;
  /** The pattern that screen readers say opening hours by, such as "{from} to {to}". */
  range: string;
  action: string;
  checklist: Target;
  promised: Promised;
  picture: { src: string; width: number; height: number; alt: string };
}

export interface TourRequestFormProps extends MessageProps {
  heading: string;
  text: string;
  texts: FormTexts;
  privacy: Target;
}

const messageNames = [
  'submitting',
  'stillTrying',
  'summaryOne',
  'summaryMany',
  'summaryHelp',
  'failed',
  'thanks',
] as const;
type MessageName = (typeof messageNames)[number];
export type FieldMessages = Pick<FieldTexts, 'missing' | 'tooLong' | 'invalid'>;

/** The part of a form's texts that its HTML does not show yet. */
export function messageProps({ heading, text, privacy, texts, ...props }: TourRequestFormProps): MessageProps {
  const fields = Object.entries(texts.fields).map(([name, { missing, tooLong, invalid }]) => [
    name,
    { missing, tooLong, invalid },
  ]);
  const messages = messageNames.map((name) => [name, texts[name]]);
  return { ...props, texts: { ...Object.fromEntries(messages), fields: Object.fromEntries(fields) } };
}
