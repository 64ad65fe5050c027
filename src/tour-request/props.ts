import type { UiText } from '../../content-model/schemas/ui-schema.ts';
import type { FieldErrorKind } from '../../shared/problems.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';
import type { Target } from '../page-data/links.ts';

export type FieldMessages = Partial<Record<FieldErrorKind, string>>;
type MessageTexts = 'submitting' | 'stillTrying' | 'summaryOne' | 'summaryMany' | 'summaryHelp' | 'failed' | 'thanks';

/** What messages are made of; the script of the form has it. */
export interface MessageProps {
  /** Language of the page; browsers that translate it change `lang` in the document. */
  language: string;
  texts: Pick<UiText['tourRequest'], MessageTexts> & { fields: Record<FieldName, FieldMessages> };
  phone: string;
  /** The pattern that screen readers say opening hours by, such as "{from} to {to}". */
  range: string;
  action: string;
  checklist: Target;
  picture: { src: string; width: number; height: number; alt: string };
}

/** What differs between the pages with the form; the picture is that of the thanks. A refused form is under the heading of its page. */
export type FormContent = Pick<MessageProps, 'picture'> & { heading?: string; text?: string };
