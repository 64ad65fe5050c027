import { usePage } from '../../page/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import styles from './AskUsBox.module.css';

interface Props {
  /** Where it stands: beside the page in wide windows, or at its end in all others. A page holds one of each. */
  place: 'side' | 'end';
}

/** Somebody to ask. Its title is no heading: at the side it would come before the first of the page. */
export function AskUsBox({ place }: Props) {
  const { ui } = usePage();
  return (
    <aside className={`sheet ${styles.box}`} data-place={place} aria-label={ui.service.moreHeading} data-screen-only>
      <p className={styles.title}>{ui.service.moreHeading}</p>
      <p>{ui.service.moreText}</p>
      <ButtonLink href="/contact" tone="plain">
        {ui.service.moreButton}
      </ButtonLink>
    </aside>
  );
}
