import { usePage } from '../../page/page-context.tsx';
import styles from './GoodToKnow.module.css';

/** License number, ways to pay, languages and staff: each shows once it is filled in, nothing before. */
export function GoodToKnow() {
  const { facts, ui } = usePage();
  const { licenseNumber, paymentOptions, languages, staff } = facts.slots;
  const known = [
    { label: ui.facts.license, values: licenseNumber ? [licenseNumber] : [] },
    { label: ui.facts.payment, values: paymentOptions },
    { label: ui.facts.languages, values: languages },
    { label: ui.facts.staff, values: staff.map(({ name, role }) => `${name}, ${role}`) },
  ].filter(({ values }) => values.length > 0);
  if (known.length === 0) return null;
  return (
    <div className={`flow ${styles.facts}`}>
      <h3>{ui.facts.heading}</h3>
      <dl className={`flow ${styles.list}`}>
        {known.map(({ label, values }) => (
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
