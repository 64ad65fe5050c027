import { localizedPath } from '../../page-data/links.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

export function Logo({ tone }: { tone: 'plain' | 'inverse' }) {
  const { language, path, facts, ui } = usePage();
  const [first, second] = facts.logoLines;
  return (
    <a
      className={styles.logo}
      data-tone={tone}
      href={localizedPath(language, '/')}
      aria-label={ui.logoLabel}
      translate="no"
      aria-current={path === '/' ? 'page' : undefined}
    >
      <LogoMark />
      <span>
        <span className={styles.first}>{first}</span> <span className={styles.second}>{second}</span>
      </span>
    </a>
  );
}
