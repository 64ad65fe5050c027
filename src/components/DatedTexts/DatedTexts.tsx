import { Fragment, type ReactNode } from 'react';
import { type Rule, rules, splitAbout } from '../../../content-model/about.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { dateInWords } from '../../../shared/opening-hours/dates.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';

interface Props {
  texts: string[];
  forProfessionals?: true | undefined;
  /** How a page shows a run of texts. */
  children: (texts: string[]) => ReactNode;
}

/** Texts in their order. Those about a rule show through its last day, then what is said afterward. */
export function DatedTexts({ texts, forProfessionals, children }: Props) {
  const runs: { rule: Rule | undefined; words: string[] }[] = [];
  for (const text of texts) {
    const { about, words } = splitAbout(text);
    const rule = rules.find((rule) => about.includes(rule));
    const last = runs.at(-1);
    if (last && last.rule === rule) last.words.push(words);
    else runs.push({ rule, words: [words] });
  }
  return runs.map(({ rule, words }) => {
    const [key] = words;
    if (!rule) return <Fragment key={key}>{children(words)}</Fragment>;
    return (
      <Limited key={key} rule={rule} forProfessionals={forProfessionals}>
        {children(words)}
      </Limited>
    );
  });
}

interface LimitedProps extends Pick<Props, 'forProfessionals'> {
  rule: Rule;
  children: ReactNode;
}

/** The clock changes pages that were built before the last day. */
function Limited({ rule, forProfessionals, children }: LimitedProps) {
  const { facts, language, today, ui } = usePage();
  const { until, source } = facts[rule];
  if (until === null) return children;
  const { families, professionals = families } = ui.ended[rule];
  const values = { until: dateInWords(until, language, 'long'), page: `[${source.name}](${source.href})` };
  const ended = <RichText>{interpolate(forProfessionals ? professionals : families, values)}</RichText>;
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
