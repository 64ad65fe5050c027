import type { ReactNode } from 'react';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';

const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The words of a paragraph with each [words](/address) made a link. */
export function RichText({ children }: { children: string }) {
  const { locale } = useSite();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(linkPattern)) {
    const [whole, words, address = ''] = match;
    parts.push(children.slice(end, match.index));
    parts.push(
      <a key={match.index} href={address.startsWith('/') ? localizedPath(locale, address) : address}>
        {words}
      </a>,
    );
    end = match.index + whole.length;
  }
  parts.push(children.slice(end));
  return parts;
}
