import type { NextStepsTexts } from '../../../shared/content/schemas/next-steps-schema.ts';
import styles from './NextSteps.module.css';

export function NextSteps({ content }: { content: NextStepsTexts }) {
  return (
    <section className={styles.next} id="next">
      <h2>{content.heading}</h2>
      <ol className="steps">
        {content.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
