import { telHref } from '../../../shared/facts.ts';
import { tourForm } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import styles from './PhoneBar.module.css';

/** The two ways to the center, always in reach of the thumb on phones. */
export function PhoneBar() {
  const { facts, ui } = usePage();
  return (
    <aside className={styles.bar} aria-label={ui.barLabel} data-sticky data-phone-bar data-screen-only>
      <ButtonLink href={telHref(facts)} tone="plain" icon="phone">
        {`${ui.call} `}
        <span className={styles.number}>{facts.phone}</span>
      </ButtonLink>
      <ButtonLink href={tourForm} tone="primary">
        {ui.tour}
      </ButtonLink>
    </aside>
  );
}
