import { addressLines, e164 } from '../../content/facts.ts';
import { describeHours } from '../../opening-hours/describe.ts';
import { directionsLink } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './FooterContact.module.css';

/** Phone, e-mail, address and hours. */
export function FooterContact() {
  const { site, words } = useSite();
  const [street, city] = addressLines(site);
  return (
    <div className={styles.contact}>
      <h2>{words.footer.contact}</h2>
      <p>
        <a className={styles.phone} href={`tel:${e164(site.phone)}`}>
          {site.phone}
        </a>
      </p>
      <ul>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <Icon name="pin" />
          <a href={directionsLink(`${street}, ${city}`)}>
            {street}
            <br />
            {city}
          </a>
        </li>
        <li>
          <Icon name="clock" />
          <span>
            {describeHours(site.hours, words).map((line) => (
              <span key={line} className={styles.line}>
                <RichText>{line}</RichText>
              </span>
            ))}
          </span>
        </li>
      </ul>
    </div>
  );
}
