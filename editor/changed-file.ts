import { contentTypes } from '../content-model/content-types.ts';
import { type FieldSchema, fieldSchemaOf } from '../content-model/field-schema.ts';
import { parseContent } from '../content-model/parse-content.ts';
import { type ContentType, findType } from '../content-model/read-files.ts';
import { changedTexts } from '../content-model/translations.ts';
import { writeContent } from '../content-model/write-content.ts';
import { toFile, toForm } from './convert.ts';
import { languages } from './files.ts';

/** A content file of an open form. */
export interface ChangedFile {
  /** Path below the content folder. */
  file: string;
  language: string;
  type: ContentType;
  schema: FieldSchema;
  /** The text that is stored, and its value as a form would save it. */
  text: string;
  before: unknown;
  /** What is to be saved. */
  value: Record<string, unknown>;
}

export const typeOf = (file: string) => findType(contentTypes, file, languages);

/** The value of a text as a form would save it. */
export function savedValue(schema: FieldSchema, file: string, text: string): unknown {
  return toFile(schema, toForm(schema, parseContent(file, text || '{}').value));
}

export function savedText(type: ContentType, file: string, text: string, value: unknown): string {
  return writeContent(text, savedValue(fieldSchemaOf(type), file, text), value);
}

/** Paths of the texts that the form changed. A value for all languages, such as an order number, is none. */
export const textsChangedIn = ({ type, before, value }: ChangedFile) => changedTexts(type.schema, before, value);
