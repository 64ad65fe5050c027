import { RichText } from '../../components/RichText/RichText.tsx';
import type { LoadedService } from '../../content/load.ts';
import { usePage } from '../../page/page-context.tsx';
import styles from './AtAGlance.module.css';

export function AtAGlance({ glance }: { glance: LoadedService['glance'] }) {
  const { glance: labels } = usePage().ui.service;
  const rows: [string, string | null][] = [
    [labels.who, glance.who],
    [labels.when, glance.when],
    [labels.bring, glance.bring],
    [labels.notIncluded, glance.notIncluded],
    [labels.cost, glance.cost],
  ];
  return (
    <section className={`sheet ${styles.glance}`}>
      <h2 className="heading-s">{labels.heading}</h2>
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
      <p className="small touch-targets">
        <RichText>{labels.paying}</RichText>
      </p>
    </section>
  );
}
