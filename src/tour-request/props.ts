import type { UiText } from '../../content-model/schemas/ui-schema.ts';
import type { FieldErrorKind } from '../../shared/problems.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';

export type FieldMessages = Partial<Record<FieldErrorKind, string>>;

/** The elements of the form in which a message may appear, by their `data-place`. */
export type Place = 'thanks' | 'alert' | 'sent' | 'summary' | 'failure' | 'slow' | FieldName;

/** What the script writes itself; all other words are in the HTML. */
export type ErrorTexts = Pick<UiText['tourRequest'], 'summaryOne' | 'summaryMany'> & {
  fields: Record<FieldName, FieldMessages>;
};

/** What differs between the pages with the form; the picture is that of the thanks. A refused form is under the heading of its page. */
export interface FormContent {
  picture: { src: string; width: number; height: number; alt: string };
  heading?: string;
  text?: string;
}
