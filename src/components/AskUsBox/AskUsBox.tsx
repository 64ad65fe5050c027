import { usePage } from '../../page/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import styles from './AskUsBox.module.css';

export function AskUsBox() {
  const { ui } = usePage();
  return (
    <aside className={`sheet ${styles.box}`} aria-label={ui.service.moreHeading} data-screen-only>
      <p className={styles.title}>{ui.service.moreHeading}</p>
      <p>{ui.service.moreText}</p>
      <ButtonLink href="/contact" tone="plain" label={ui.service.moreButton} />
    </aside>
  );
}
