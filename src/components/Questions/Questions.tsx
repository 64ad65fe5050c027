import type { AnsweredQuestion } from '../../../content-model/answers.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Limited } from '../Limited/Limited.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { SourceNote } from '../SourceNote/SourceNote.tsx';
import styles from './Questions.module.css';

interface Props {
  heading: string;
  questions: AnsweredQuestion[];
}

export function Questions({ heading, questions }: Props) {
  return (
    <div className={styles.questions}>
      <h2 className="heading-m">{heading}</h2>
      <div>
        {questions.map(({ id, question, answers, limited, source }) => (
          <details key={id} className={styles.item}>
            <summary>
              <h3 className="heading-s">{question}</h3>
              <Icon name="chevron" />
            </summary>
            {/* Inside the details: a browser opens them for a target that they hide. */}
            <div className={`flow ${styles.answer}`} id={id}>
              <RichText as="p">{answers}</RichText>
              {limited && (
                <Limited rule={limited.rule}>
                  <RichText as="p">{limited.texts}</RichText>
                </Limited>
              )}
              {source && <SourceNote source={source} />}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
