import type { ListedRequest } from '../../../shared/tour-request/staff-page-types.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './RequestCards.module.css';

export function RequestCards({ requests }: { requests: ListedRequest[] }) {
  return (
    <ul className={styles.cards}>
      {requests.map(({ reference, name, status, phone, about, note, href }) => (
        <li key={reference}>
          <a className={`sheet ${styles.link}`} href={href}>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span>{status}</span>
              <span>{[phone, about, reference].filter(Boolean).join(' · ')}</span>
              {note && <span>{note}</span>}
            </span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
