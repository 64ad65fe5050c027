import type { ReactNode } from 'react';
import { localizedPath } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';

const linkOrTimes = /\[([^\]]+)\]\(([^)\s]+)\)|\d+:\d\d[AP]M-\d+:\d\d[AP]M/g;

/** The words of a paragraph with each [words](/address) made a link; numbers to dial and hours keep to one line. */
export function RichText({ children }: { children: string }) {
  const { locale } = usePage();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(linkOrTimes)) {
    const [whole, ui, address = ''] = match;
    const text = ui ? (
      <a key={match.index} href={address.startsWith('/') ? localizedPath(locale, address) : address}>
        {ui}
      </a>
    ) : (
      whole
    );
    const keeps = !ui || address.startsWith('tel:');
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
