import { addressLines } from '../../../shared/facts.ts';
import { usePage } from '../../page/page-context.tsx';
import styles from './Letterhead.module.css';

export function Letterhead() {
  const { facts } = usePage();
  return (
    <p className={styles.letterhead}>
      <strong>{facts.phone}</strong>
      <br />
      {addressLines(facts).join(', ')}
    </p>
  );
}
