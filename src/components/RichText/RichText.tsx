import type { ReactNode } from 'react';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';

const linkOrTimes = /\[([^\]]+)\]\(([^)\s]+)\)|\d+:\d\d[AP]M-\d+:\d\d[AP]M/g;

/** The words of a paragraph with each [words](/address) made a link, and with opening and closing time on one line. */
export function RichText({ children }: { children: string }) {
  const { locale } = useSite();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(linkOrTimes)) {
    const [whole, words, address = ''] = match;
    parts.push(children.slice(end, match.index));
    parts.push(
      words ? (
        <a key={match.index} href={address.startsWith('/') ? localizedPath(locale, address) : address}>
          {words}
        </a>
      ) : (
        <span key={match.index} className="keep">
          {whole}
        </span>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(children.slice(end));
  return parts;
}
