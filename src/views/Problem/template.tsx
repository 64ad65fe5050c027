import type { ReactNode } from 'react';

/** Marks that the collector puts texts in the place of: what is the matter, and what the family had typed. */
export const tokens = {
  heading: '{{heading}}',
  explanation: '{{explanation}}',
  count: '{{count}}',
  name: '{{name}}',
  address: '{{address}}',
  email: '{{email}}',
  phone: '{{phone}}',
  message: '{{message}}',
};

interface Props {
  /** Name of the part, as the collector knows it. */
  part: string;
  children: ReactNode;
}

/** A part of the page that the collector drops from every answer that it is not about. */
export function OnlyIf({ part, children }: Props) {
  return (
    <>
      {`{{#${part}}}`}
      {children}
      {`{{/${part}}}`}
    </>
  );
}
