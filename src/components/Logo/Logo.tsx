import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

/** The mark and the name, linked to the home page. */
export function Logo({
  tone,
}: {
  /** `inverse` puts the mark on a light disc, for dark grounds. */ tone: 'plain' | 'inverse';
}) {
  const { locale, path, site, words } = useSite();
  const [first, second] = site.logoLines;
  return (
    <a
      className={styles.logo}
      data-tone={tone}
      href={localizedPath(locale, '/')}
      aria-label={words.logoLabel}
      aria-current={path === '/' ? 'page' : undefined}
    >
      <LogoMark />
      <span>
        <span className={styles.first}>{first}</span> <span className={styles.second}>{second}</span>
      </span>
    </a>
  );
}
