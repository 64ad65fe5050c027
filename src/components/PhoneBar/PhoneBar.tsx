import { e164 } from '../../content/facts.ts';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import styles from './PhoneBar.module.css';

/** The two ways to the centre, always in reach of the thumb on phones. */
export function PhoneBar() {
  const { locale, site, words } = useSite();
  return (
    <aside className={styles.bar} aria-label={words.barLabel} data-sticky data-phone-bar data-screen-only>
      <ButtonLink href={`tel:${e164(site.phone)}`} tone="plain" icon="phone">
        {`${words.call} `}
        <span className={styles.number}>{site.phone}</span>
      </ButtonLink>
      <ButtonLink href={`${localizedPath(locale, '/contact')}#tour`} tone="primary">
        {words.tour}
      </ButtonLink>
    </aside>
  );
}
