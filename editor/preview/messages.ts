import type { ShownType } from './views.tsx';

/** A page to look at, in one of its states if it has several. */
export interface Place {
  label: string;
  type: ShownType;
  /** Without the language. */
  path: string;
  state?: string;
}

/** What the editor tells the frame. */
export interface Shown {
  language: string;
  place: Place;
  /** The files of the form, in which words are looked for first. */
  form: readonly string[];
  /** The values of the content files that the frame does not have yet. */
  values: ReadonlyMap<string, unknown>;
  /** For a file that is not there yet the value of one that is like it. */
  like: ReadonlyMap<string, unknown>;
  /** Addresses of the photographs that the frame asked for. */
  photographs: ReadonlyMap<string, string>;
}

/** What the frame answers. */
export interface Answer {
  isReady?: true;
  /** Whether the page shows what has changed. */
  isSeen?: boolean;
  /** The fields whose value is refused: the page shows the one before. */
  refused?: (Field & { message: string })[];
  failure?: string;
  /** Photographs that the page shows. */
  wanted?: string[];
  /** The field of what was clicked; null if there is none. */
  picked?: Field | null;
}

/** A field of a content file. */
export interface Field {
  /** Path below the content folder. */
  file: string;
  path: readonly PropertyKey[];
}
