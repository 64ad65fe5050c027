import type { Interface } from '../content/interface-schema.ts';
import type { TourRequest } from './fields.ts';
import type { State } from './state.ts';

/** The words of the form in the language of the page, with the facts of the centre filled in. */
export type Words = Interface['tourRequest'];

/** The centre's phone number. */
export interface Phone {
  /** As people read it; the words hold it in this form. */
  phone: string;
  /** As `tel:` links need it. */
  tel: string;
}

/** What a page gives the form; it travels to the browser as JSON. */
export interface TourRequestFormProps extends Phone {
  heading: string;
  text: string;
  words: Words;
  /** Where a browser without JavaScript sends the request. */
  action: string;
  /** Address of the page that says how the centre handles what people write. */
  privacy: string;
  /** Stands above the thanks. */
  picture: { src: string; width: number; height: number; alt: string };
  /** What stands in the fields from the start. */
  defaults?: Partial<TourRequest>;
  /** What the form shows from the start, for examples. */
  initialState?: State;
}
