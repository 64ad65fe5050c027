import type { ReactNode } from 'react';

/** The mark that gives way to a text of the server. */
export function textMark(name: string): string {
  return `{{${name}}}`;
}

interface Props {
  /** Name of the part, as the server knows it. */
  part: string;
  children: ReactNode;
}

const partWith = (sign: string) => (props: Props) => (
  <>
    {`{{${sign}${props.part}}}`}
    {props.children}
    {`{{/${props.part}}}`}
  </>
);

/** A part of the page that the server drops from every answer that it is not about, and writes once for each thing in a list. */
export const OnlyIf = partWith('#');

/** A part of the page that the server drops from every answer that it is about. */
export const Unless = partWith('^');

/** An option of a select, once as it was chosen and once as it was not: an answer about a part holds the chosen one. */
export function ChosenIf({ part, children, ...option }: Props & { value?: string }) {
  return (
    <>
      <OnlyIf part={part}>
        <option {...option} selected>
          {children}
        </option>
      </OnlyIf>
      <Unless part={part}>
        <option {...option}>{children}</option>
      </Unless>
    </>
  );
}
