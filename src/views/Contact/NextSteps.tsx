import type { ContactContent } from '../../content/page-schemas.ts';
import styles from './NextSteps.module.css';

/** What happens after somebody calls or writes. */
export function NextSteps({ content }: { content: ContactContent['next'] }) {
  return (
    <section className={styles.next}>
      <h2>{content.heading}</h2>
      <ol>
        {content.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
