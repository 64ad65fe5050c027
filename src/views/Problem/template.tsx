import type { ReactNode } from 'react';
import type { FieldName } from '../../../shared/tour-request/fields.ts';
import { overText } from '../../../shared/tour-request/refused-form.ts';

/** Marks that the server puts texts in the place of: what is the matter, and how many fields have an error. */
export const marks = { heading: '{{heading}}', explanation: '{{explanation}}', count: '{{count}}' };

/** The mark that gives way to what the family had typed in a field. */
export function typedMark(name: FieldName): string {
  return `{{${name}}}`;
}

/** The mark that gives way to how many letters are too many in a field. */
export function overMark(name: FieldName): string {
  return `{{${overText(name)}}}`;
}

interface Props {
  /** Name of the part, as the server knows it. */
  part: string;
  children: ReactNode;
}

/** A part of the page that the server drops from every answer that it is not about. */
export function OnlyIf({ part, children }: Props) {
  return (
    <>
      {`{{#${part}}}`}
      {children}
      {`{{/${part}}}`}
    </>
  );
}

/** A part of the page that the server drops from every answer that it is about. */
export function Unless({ part, children }: Props) {
  return (
    <>
      {`{{^${part}}}`}
      {children}
      {`{{/${part}}}`}
    </>
  );
}
