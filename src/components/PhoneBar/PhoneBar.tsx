import { tourForm } from '../../page-data/links.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import styles from './PhoneBar.module.css';

const callOnly = ['/contact', '/thank-you', '/tour-request-problem'];

export function PhoneBar({ action }: { action?: string | undefined }) {
  const { ui, path } = usePage();
  return (
    <aside className={styles.bar} aria-label={ui.barLabel} data-sticky data-phone-bar data-screen-only>
      <CallButton numberClass={styles.number} />
      {!callOnly.includes(path) && <ButtonLink href={tourForm} tone="primary" label={action ?? ui.tour} />}
    </aside>
  );
}
