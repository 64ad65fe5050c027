import { describeDays } from '../../../content-model/hours-in-words.ts';
import type { UiText } from '../../../content-model/schemas/ui-schema.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './ReferralFacts.module.css';

type FactName = Exclude<keyof UiText['facts'], 'heading'>;

interface Props {
  heading?: string;
  names: readonly FactName[];
}

export function ReferralFacts({ heading, names }: Props) {
  const { ui, facts } = usePage();
  const { optional } = facts;
  const lines = {
    ...optional,
    staff: optional.staff.map(({ name, role }) => `${name}, ${role}`),
    programHours: describeDays(optional.programHours, ui).open,
  };
  const known = names.filter((name) => lines[name]?.length);
  if (known.length === 0) return null;
  return (
    <div className={`flow ${styles.facts}`}>
      {heading && <h3>{heading}</h3>}
      <dl className={`flow ${styles.list}`}>
        {known.map((name) => (
          <div key={name}>
            <dt>{ui.facts[name]}</dt>
            <RichText as="dd">{lines[name] ?? []}</RichText>
          </div>
        ))}
      </dl>
    </div>
  );
}
