import type { Call, ListedRequest, ListPage, RequestPage } from '../../../shared/tour-request/staff-template.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { templateOf } from '../../page/template.tsx';
import styles from './RequestCards.module.css';

const { slot, Each } = templateOf<ListedRequest>();
const call = templateOf<Call>();
const page = templateOf<ListPage & RequestPage>();

export function RequestCards({
  list,
  hasChoice = false,
}: {
  list: 'newest' | 'open' | 'quarantined' | 'next';
  hasChoice?: boolean;
}) {
  return (
    <ul className={styles.cards}>
      <page.Each value={list}>
        <RequestCard hasChoice={hasChoice} />
      </page.Each>
    </ul>
  );
}

function RequestCard({ hasChoice }: { hasChoice: boolean }) {
  return (
    <li>
      <a className={`sheet ${styles.link}`} href={slot('href')}>
        <span className={styles.words}>
          <strong>{slot('name')}</strong>
          <span>{slot('due')}</span>
          <span>{slot('about')}</span>
        </span>
        <Icon name="arrow" />
      </a>
      <Each value="calls">
        <CallButton tone="plain" />
      </Each>
      {hasChoice && (
        <label className={styles.choice}>
          <input type="checkbox" name={`close-${slot('reference')}`} />
          {slot('choose')}
        </label>
      )}
    </li>
  );
}

export function CallButton({ tone }: { tone: 'primary' | 'plain' }) {
  return (
    <p>
      <ButtonLink href={call.slot('href')} tone={tone} icon="phone" label={call.slot('label')} />
    </p>
  );
}
