import { LineIcon } from '../components/Icon/LineIcon.tsx';
import styles from './Field.module.css';

const path = 'M12 3.7c3.5 5.3 6.5 10.6 9 16.3-6 .5-12 .5-18 0C5.5 14.3 8.5 9 12 3.7ZM12 9.5v5M12 17.4v.1';

export function FieldMessage({ text }: { text: string }) {
  return (
    <p className={styles.error}>
      <LineIcon path={path} />
      <span data-said={text}>{text}</span>
    </p>
  );
}
