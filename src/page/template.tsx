import type { ReactNode } from 'react';

export function slot(name: string): string {
  return `{{${name}}}`;
}

interface Props<Name extends string> {
  value: Name;
  children: ReactNode;
}

const block =
  (sign: string) =>
  ({ value, children }: Props<string>) => (
    <>
      {`{{${sign}${value}}}`}
      {children}
      {`{{/${value}}}`}
    </>
  );

/** Kept where the server has the value, and repeated for each entry of a list. */
export const If = block('#');

/** Kept where the server does not have the value. */
export const IfNot = block('^');

interface OptionProps extends Props<string> {
  option?: string;
}

export function SelectedIf({ value, option, children }: OptionProps) {
  return (
    <>
      <If value={value}>
        <option value={option} selected>
          {children}
        </option>
      </If>
      <IfNot value={value}>
        <option value={option}>{children}</option>
      </IfNot>
    </>
  );
}

type NamesOf<Data, Kind> = { [Name in keyof Data]-?: Data[Name] extends Kind ? Name : never }[keyof Data] & string;

/** The same for a template whose data has a type: a name that the data lacks does not compile. */
export function templateOf<Data>() {
  return {
    slot: (name: NamesOf<Data, string>) => slot(name),
    If: If as (props: Props<NamesOf<Data, string | boolean | undefined>>) => ReactNode,
    IfNot: IfNot as (props: Props<NamesOf<Data, string | boolean | undefined>>) => ReactNode,
    Each: If as (props: Props<NamesOf<Data, readonly object[]>>) => ReactNode,
  };
}
