import { tourForm } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import styles from './PhoneBar.module.css';

/** The two ways to the center, always in reach of the thumb on phones. */
export function PhoneBar() {
  const { ui } = usePage();
  return (
    <aside className={styles.bar} aria-label={ui.barLabel} data-sticky data-phone-bar data-screen-only>
      <CallButton wordClass={styles.word} numberClass={styles.number} />
      <ButtonLink href={tourForm} tone="primary" label={ui.tour} />
    </aside>
  );
}
