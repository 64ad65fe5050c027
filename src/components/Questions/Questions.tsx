import type { AnsweredQuestion } from '../../../content-model/answers.ts';
import { DatedTexts } from '../DatedTexts/DatedTexts.tsx';
import { Icon } from '../Icon/Icon.tsx';
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
        {questions.map(({ id, question, answers, source }) => (
          <details key={id} className={styles.item}>
            <summary>
              <h3 className="heading-s">{question}</h3>
              <Icon name="chevron" />
            </summary>
            {/* Inside the details: a browser opens them for a target that they hide. */}
            <div className={`flow ${styles.answer}`} id={id}>
              <DatedTexts texts={answers}>{(texts) => <RichText as="p">{texts}</RichText>}</DatedTexts>
              {source && <SourceNote source={source} />}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
