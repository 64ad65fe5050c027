import type { ListedRequest, PhoneLink } from '../../../shared/tour-request/staff-page-types.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './RequestCards.module.css';

export function RequestCards({ requests, hasChoice = false }: { requests: ListedRequest[]; hasChoice?: boolean }) {
  return (
    <ul className={styles.cards}>
      {requests.map(({ reference, name, due, about, href, calls, choose }) => (
        <li key={reference}>
          <a className={`sheet ${styles.link}`} href={href}>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span>{due}</span>
              <span>{about}</span>
            </span>
            <Icon name="arrow" />
          </a>
          <CallButtons calls={calls} />
          {hasChoice && (
            <label className={styles.choice}>
              <input type="checkbox" name={`close-${reference}`} />
              {choose}
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

export function CallButtons({ calls }: { calls: PhoneLink[] }) {
  return calls.map(({ href, label }) => (
    <p key={href}>
      <ButtonLink href={href} tone="plain" icon="phone" label={label} />
    </p>
  ));
}
