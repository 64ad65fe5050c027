import type { Loaded } from '../../content/load.ts';
import styles from './Checks.module.css';

export function Checks({ content }: { content: Loaded<'sheets'>['checks'][number] }) {
  return (
    <>
      <h2 className="heading-s">{content.heading}</h2>
      <ul className={styles.checks}>
        {content.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
