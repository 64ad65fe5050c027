import type { ReactNode } from 'react';
import { usePage } from '../../page-data/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';

interface Props {
  /** The last day of the rule behind the text. */
  until?: string | undefined;
  ended?: string | undefined;
  children: ReactNode;
}

/** A text that shows through a day, and what shows from the day after. The clock changes pages that were built before. */
export function Limited({ until, ended, children }: Props) {
  const { today } = usePage();
  if (until === undefined || ended === undefined) return children;
  const fallback = <RichText>{ended}</RichText>;
  if (until < today) return <p>{fallback}</p>;
  return (
    <>
      <div className="flow" data-until={until}>
        {children}
      </div>
      <p data-after={until} hidden>
        {fallback}
      </p>
    </>
  );
}
