import { RichText } from '../../components/RichText/RichText.tsx';
import type { LoadedService } from '../../content/load.ts';
import { usePage } from '../../page/page-context.tsx';
import styles from './Glance.module.css';

/** What a family has to know to plan: who, when, how to begin, what to bring, cost, and what the service is not. */
export function Glance({ glance }: { glance: LoadedService['glance'] }) {
  const { glance: labels } = usePage().ui.service;
  const rows: [string, string | null][] = [
    [labels.who, glance.who],
    [labels.when, glance.when],
    [labels.begin, labels.beginText],
    [labels.bring, glance.bring],
    [labels.paying, labels.payingText],
    [labels.notIncluded, glance.notIncluded],
  ];
  return (
    <section className={`sheet ${styles.glance}`}>
      <h2>{labels.heading}</h2>
      <dl>
        {rows.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <RichText as="dd">{text}</RichText>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
