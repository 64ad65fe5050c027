import type { UiText } from '../../shared/content/schemas/ui-schema.ts';
import type { Target } from '../site/links.ts';
import type { Promised } from './promise.ts';

export type FormTexts = UiText['tourRequest'];

export interface TourRequestFormProps {
  /** Language of the page; browsers that translate it change `lang` in the document. */
  language: string;
  heading: string;
  text: string;
  texts: FormTexts;
  phone: string;
  /** The pattern that screen readers say opening hours by, such as "{from} to {to}". */
  range: string;
  action: string;
  privacy: Target;
  checklist: Target;
  promised: Promised;
  picture: { src: string; width: number; height: number; alt: string };
}
