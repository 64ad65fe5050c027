import type { QuestionContent } from '../../content/entry-schemas.ts';
import { Icon } from '../Icon/Icon.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Questions.module.css';

interface Props {
  heading: string;
  lede: string;
  questions: QuestionContent[];
}

/** What families ask; each question opens its answer. */
export function Questions({ heading, lede, questions }: Props) {
  return (
    <div className={styles.questions}>
      <div className="flow">
        <h2>{heading}</h2>
        <p className="lede">{lede}</p>
      </div>
      <div>
        {questions.map(({ question, answers }) => (
          <details key={question} className={styles.item}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron" />
            </summary>
            <div className={`flow ${styles.answer}`}>
              {answers.map((answer) => (
                <p key={answer}>
                  <RichText>{answer}</RichText>
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
