import type { ReactNode } from 'react';
import { splitByPattern, times } from '../components/RichText/split-by-pattern.tsx';
import { TelLink } from '../components/TelLink/TelLink.tsx';
import { Times } from '../components/Times/Times.tsx';
import { usePage } from '../page-data/page-context.tsx';

interface Props {
  text: string;
  /** Elements before the text. */
  children?: ReactNode;
}

/** A paragraph in which phone numbers and hours are elements. A line must not begin with the mark after a number. */
export function PhoneText({ text, children }: Props) {
  const { facts, ui } = usePage();
  const phone = facts.phone.replaceAll(/\W/g, '\\$&');
  const pattern = new RegExp(`${phone}(?<mark>[;,.]?)|${times.source}`, 'g');
  return (
    <p>
      {children}
      {splitByPattern(text, pattern, ({ 0: found, groups: { mark } = {} }) =>
        mark === undefined ? (
          <Times times={found} range={ui.timeRange} />
        ) : (
          <span className="nowrap">
            <TelLink phone={facts.phone} />
            {mark}
          </span>
        ),
      )}
    </p>
  );
}
