import { CallButton } from '../../components/CallButton/CallButton.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Checklist.module.css';

export function Checklist({ content }: { content: Loaded<'servicesPage'>['fit']['check'] }) {
  return (
    <div className={`sheet ${styles.check}`} data-checklist>
      <div>
        <ul>
          {content.items.map(({ line, said }) => (
            <li key={line}>
              <label>
                <input type="checkbox" autoComplete="off" value={said} />
                <span>{line}</span>
              </label>
            </li>
          ))}
        </ul>
        <p className="small">{content.note}</p>
      </div>
      <div className={styles.call}>
        <h3 className="heading-s">{content.next}</h3>
        <p role="status" data-sentence={content.sentence}>
          {content.nextText}
        </p>
        <CallButton />
      </div>
    </div>
  );
}
