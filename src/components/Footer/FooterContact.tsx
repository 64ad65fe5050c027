import { usePage } from '../../page/page-context.tsx';
import { AddressLink } from '../AddressLink/AddressLink.tsx';
import { HoursLines } from '../HoursLines/HoursLines.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TelLink } from '../TelLink/TelLink.tsx';
import styles from './FooterContact.module.css';

export function FooterContact() {
  const { facts, ui } = usePage();
  return (
    <div className={styles.contact}>
      <h2 className="heading-s">{ui.footer.contact}</h2>
      <p>
        <TelLink phone={facts.phone} className={`touch-target ${styles.phone}`} />
      </p>
      <ul>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </li>
        <li>
          <Icon name="pin" />
          <AddressLink />
        </li>
        <li>
          <Icon name="clock" />
          <span>
            <HoursLines />
          </span>
        </li>
      </ul>
    </div>
  );
}
