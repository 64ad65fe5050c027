import { targetOf } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';
import { Times } from '../Times/Times.tsx';
import { splitByPattern } from './split-by-pattern.tsx';

const linkOrTimes = /\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)(?<mark>[;,.]?)|\d+:\d\d[AP]M-\d+:\d\d[AP]M[;,.]?/g;

/** The words of a paragraph with each [words](/address) made a link; numbers to dial and hours keep to one line, as do marks after them. */
export function RichText({ children }: { children: string }) {
  const page = usePage();
  return splitByPattern(children, linkOrTimes, ({ 0: found, groups: { label, href, mark } = {} }) => {
    if (!href) return <Times times={found} range={page.ui.timeRange} />;
    const link = (
      <>
        <a {...targetOf(href, page)}>{label}</a>
        {mark}
      </>
    );
    return href.startsWith('tel:') ? <span className="keep">{link}</span> : link;
  });
}
