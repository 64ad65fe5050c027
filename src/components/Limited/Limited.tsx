import type { ReactNode } from 'react';
import type { LimitedTexts } from '../../../content-model/schemas/answer-schemas.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { dateInWords } from '../../../shared/opening-hours/dates.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';

interface Props {
  rule: LimitedTexts['rule'];
  children: ReactNode;
}

/** Texts that show through the last day of a rule, and what shows afterward. The clock changes pages that were built before. */
export function Limited({ rule, children }: Props) {
  const { facts, language, today, ui } = usePage();
  const { until, source } = facts[rule];
  if (until === null) return children;
  const values = { until: dateInWords(until, language, 'long'), page: `[${source.name}](${source.href})` };
  const ended = <RichText>{interpolate(ui.ended[rule], values)}</RichText>;
  if (until < today) return <p>{ended}</p>;
  return (
    <>
      <div className="flow" data-until={until}>
        {children}
      </div>
      <p data-after={until} hidden>
        {ended}
      </p>
    </>
  );
}
