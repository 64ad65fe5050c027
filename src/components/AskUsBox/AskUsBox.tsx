import { usePage } from '../../page/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import styles from './AskUsBox.module.css';

export function AskUsBox() {
  const { ui } = usePage();
  return (
    <aside className={`sheet ${styles.box}`} data-tone="warm" aria-label={ui.service.moreHeading} data-screen-only>
      <div className={styles.words}>
        <p className={styles.title}>{ui.service.moreHeading}</p>
        <p>{ui.service.moreText}</p>
      </div>
      <ButtonLink href="/contact" tone="plain" label={ui.service.moreButton} />
    </aside>
  );
}
