import type { PageType } from '../../src/page-data/load-page.ts';

export type Values = ReadonlyMap<string, unknown>;

/** A field of a content file. */
export interface Field {
  /** Path below the content folder. */
  file: string;
  path: readonly PropertyKey[];
}

/** A page to look at, in one of its states if it has several. */
export interface Place {
  label: string;
  type: PageType;
  /** Without the language. */
  path: string;
  state: string;
}

/** What the editor has the frame draw. */
export interface Shown {
  language: string;
  place: Place;
  /** The files of the form, in which words are looked for first. */
  form: readonly string[];
  /** The values of all content files, with what is typed in the form, and without. */
  values: Values;
  saved: Values;
  /** The URL of a photograph. */
  addressOf: (name: string) => Promise<string | undefined>;
  onDrawn: (drawn: Drawn) => void;
  /** After a click; without a field if what was clicked has none. */
  onPick: (field: Field | undefined) => void;
}

export interface Drawn {
  /** Whether the page shows what has changed; undefined if nothing has. */
  isSeen?: boolean;
  /** The fields whose value is refused: the page shows the one before. */
  refused?: readonly (Field & { message: string })[];
  hasFailed?: boolean;
}

declare global {
  interface Window {
    /** The frame draws what its editor gives it. */
    draw?: (shown: Shown) => Promise<void>;
  }
}
