import { LINK } from '../../../content-model/links.ts';
import { targetOf } from '../../page-data/links.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { Times } from '../Times/Times.tsx';
import { splitByPattern, times } from './split-by-pattern.tsx';

/** A name such as Medi-Cal, which stays on one line, with the mark after it. */
const compound = /[A-Z][a-z]+-[A-Z][a-z]+[;,.]?/;
const pattern = new RegExp(`${LINK.source}(?<mark>[;,.]?)|${times.source}|(?<name>${compound.source})`, 'g');

interface Props {
  as?: 'p' | 'li' | 'dt' | 'dd';
  children: string | readonly string[];
}

export function RichText({ as: Element, children }: Props) {
  return [children].flat().map((text) =>
    Element ? (
      <Element key={text}>
        <Words text={text} />
      </Element>
    ) : (
      <Words key={text} text={text} />
    ),
  );
}

/** A link that is all of a text is no link in a sentence: it is as large as a button. */
function Words({ text }: { text: string }) {
  const page = usePage();
  return splitByPattern(text, pattern, ({ 0: found, groups: { label, href, mark, name } = {} }) => {
    if (name) return <span className="nowrap">{name}</span>;
    if (!href) return <Times times={found} range={page.ui.timeRange} />;
    if (href.startsWith('lang:'))
      return (
        <>
          <span lang={href.slice('lang:'.length)}>{label}</span>
          {mark}
        </>
      );
    const link = (
      <>
        <a {...targetOf(href, page)} className={found === text ? 'touch-target' : undefined}>
          {label}
        </a>
        {mark}
      </>
    );
    return href.startsWith('tel:') ? <span className="nowrap">{link}</span> : link;
  });
}
