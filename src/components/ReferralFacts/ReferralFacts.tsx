import { valuesOf } from '../../../shared/content/facts.ts';
import type { UiText } from '../../../shared/content/schemas/ui-schema.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './ReferralFacts.module.css';

interface Props {
  heading?: string;
  names: readonly Exclude<keyof UiText['facts'], 'heading'>[];
}

export function ReferralFacts({ heading, names }: Props) {
  const { facts, ui } = usePage();
  const known = names
    .map((name) => ({ label: ui.facts[name], values: valuesOf(facts.optional[name]) }))
    .filter(({ values }) => values.length > 0);
  if (known.length === 0) return null;
  return (
    <div className={`flow ${styles.facts}`}>
      {heading && <h3>{heading}</h3>}
      <dl className={`flow ${styles.list}`}>
        {known.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <RichText as="dd">{values}</RichText>
          </div>
        ))}
      </dl>
    </div>
  );
}
