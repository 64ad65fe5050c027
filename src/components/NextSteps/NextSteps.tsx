import type { NextStepsTexts } from '../../../content-model/schemas/next-steps-schema.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NextSteps.module.css';

interface Props {
  content: NextStepsTexts;
  /** Whether the first step, to call or to send the form, is done. */
  hasBegun?: boolean;
}

export function NextSteps({ content, hasBegun = false }: Props) {
  return (
    <section className={styles.next} id="next">
      <h2>{content.heading}</h2>
      {hasBegun && (
        <p className={styles.done}>
          <Icon name="check" />
          {content.done}
        </p>
      )}
      <ol className="steps fit" start={hasBegun ? 2 : undefined}>
        {content.steps.slice(hasBegun ? 1 : 0).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
