import type { Facts } from '../../../shared/content/schemas/facts-schema.ts';
import type { UiText } from '../../../shared/content/schemas/ui-schema.ts';
import { describeDays } from '../../../shared/opening-hours/describe.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './ReferralFacts.module.css';

export type FactName = Exclude<keyof UiText['facts'], 'heading'>;

interface Props {
  heading?: string;
  names: readonly FactName[];
}

export function ReferralFacts({ heading, names }: Props) {
  const { facts, ui } = usePage();
  const lines = linesOf(facts, ui);
  const known = names.filter((name) => lines[name].length > 0);
  if (known.length === 0) return null;
  return (
    <div className={`flow ${styles.facts}`}>
      {heading && <h3>{heading}</h3>}
      <dl className={`flow ${styles.list}`}>
        {known.map((name) => (
          <div key={name}>
            <dt>{ui.facts[name]}</dt>
            <RichText as="dd">{lines[name]}</RichText>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The lines of each fact; none while it is empty. */
function linesOf({ optional }: Facts, ui: UiText): Record<FactName, string[]> {
  const { licenseNumber, staff, programHours, plans, paymentOptions, dailyRate, languages } = optional;
  return {
    licenseNumber: licenseNumber ? [licenseNumber] : [],
    staff: staff.map(({ name, role }) => `${name}, ${role}`),
    programHours: describeDays(programHours, ui).open,
    plans,
    paymentOptions,
    dailyRate: dailyRate ? [dailyRate] : [],
    languages,
  };
}
