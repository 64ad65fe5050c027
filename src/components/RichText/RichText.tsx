import type { ReactNode } from 'react';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';

const linkOrTimes = /\[([^\]]+)\]\(([^)\s]+)\)|\d+:\d\d[AP]M-\d+:\d\d[AP]M/g;

/** The words of a paragraph with each [words](/address) made a link; numbers to dial and hours keep to one line. */
export function RichText({ children }: { children: string }) {
  const { locale } = useSite();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(linkOrTimes)) {
    const [whole, words, address = ''] = match;
    const text = words ? (
      <a key={match.index} href={address.startsWith('/') ? localizedPath(locale, address) : address}>
        {words}
      </a>
    ) : (
      whole
    );
    const keeps = !words || address.startsWith('tel:');
    parts.push(
      children.slice(end, match.index),
      keeps ? (
        <span key={match.index} className="keep">
          {text}
        </span>
      ) : (
        text
      ),
    );
    end = match.index + whole.length;
  }
  return [...parts, children.slice(end)];
}
