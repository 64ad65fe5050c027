import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import styles from './MoreInformation.module.css';

interface Props {
  /** Where it stands: beside the page in wide windows, or at its end in all others. A page holds one of each. */
  place: 'side' | 'end';
}

/** Somebody to ask. Its title is no heading: at the side it would come before the first of the page. */
export function MoreInformation({ place }: Props) {
  const { locale, words } = useSite();
  return (
    <aside className={`sheet ${styles.box}`} data-place={place} aria-label={words.service.moreHeading} data-screen-only>
      <p className={styles.title}>{words.service.moreHeading}</p>
      <p>{words.service.moreText}</p>
      <ButtonLink href={localizedPath(locale, '/contact')} tone="plain">
        {words.service.moreButton}
      </ButtonLink>
    </aside>
  );
}
