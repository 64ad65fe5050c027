import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { UiText } from '../content/ui-schema.ts';
import type { Target } from '../page/addresses.ts';
import type { State } from './state.ts';

/** The words of the form in the language of the page, with the facts of the center filled in. */
export type FormTexts = UiText['tourRequest'];

/** What a page gives the form; it travels to the browser as JSON. */
export interface TourRequestFormProps {
  heading: string;
  text: string;
  texts: FormTexts;
  /** The center's phone number, as the texts hold it. */
  phone: string;
  /** How a voice says opening hours, such as "{from} to {to}". */
  range: string;
  /** Where a browser without JavaScript sends the request. */
  action: string;
  /** The link to the page that says how the center handles what people write. */
  privacy: Target;
  /** Stands above the thanks. */
  picture: { src: string; width: number; height: number; alt: string };
  /** What stands in the fields from the start. */
  defaults?: Partial<TourRequest>;
  /** What the form shows from the start, for examples. */
  initialState?: State;
}
