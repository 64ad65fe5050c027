import type { NextStepsTexts } from '../../../shared/content/schemas/next-steps-schema.ts';
import styles from './NextSteps.module.css';

interface Props {
  content: NextStepsTexts;
  /** Number of the first step to show. */
  start?: number;
}

export function NextSteps({ content, start }: Props) {
  return (
    <section className={styles.next} id="next">
      <h2>{content.heading}</h2>
      <ol className="steps" start={start}>
        {content.steps.slice(start ? start - 1 : 0).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
