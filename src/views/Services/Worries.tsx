import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Worries.module.css';

/** What families say, as quotes that open to an answer. */
export function Worries({ worries }: { worries: Loaded<'servicesPage'>['hero']['worries'] }) {
  return (
    <ul className={styles.worries}>
      {worries.map(({ worry, answer }) => (
        <li key={worry}>
          <details className={styles.worry}>
            <summary>
              <h2>{`“${worry}”`}</h2>
              <Icon name="chevron" />
            </summary>
            <div className={`flow ${styles.answer}`}>
              <RichText as="p">{answer}</RichText>
              <CallButton />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
