import { CallButton } from '../../components/CallButton/CallButton.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Checklist.module.css';

export function Checklist({ content }: { content: Loaded<'servicesPage'>['fit']['check'] }) {
  return (
    <section className={`sheet ${styles.check}`}>
      <h3>{content.heading}</h3>
      <ul>
        {content.items.map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" autoComplete="off" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="small">{content.note}</p>
      <h4>{content.next}</h4>
      <p>{content.nextText}</p>
      <CallButton />
    </section>
  );
}
