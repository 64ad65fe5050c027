import { useSite } from '../../site/site-context.tsx';
import styles from './GoodToKnow.module.css';

/** Licence number, ways to pay, languages and staff: each shows once it is filled in, nothing before. */
export function GoodToKnow() {
  const { site, words } = useSite();
  const { licenseNumber, paymentOptions, languages, staff } = site.slots;
  const facts = [
    { label: words.facts.license, values: licenseNumber ? [licenseNumber] : [] },
    { label: words.facts.payment, values: paymentOptions },
    { label: words.facts.languages, values: languages },
    { label: words.facts.staff, values: staff.map(({ name, role }) => `${name}, ${role}`) },
  ].filter(({ values }) => values.length > 0);
  if (facts.length === 0) return null;
  return (
    <div className={`flow ${styles.facts}`}>
      <h3>{words.facts.heading}</h3>
      <dl className={`flow ${styles.list}`}>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
