import { quickLinks } from '../../site/navigation.ts';
import { useSite } from '../../site/site-context.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './FooterLinks.module.css';

/** The main pages once more, for people who have read to the end. */
export function FooterLinks() {
  const { words } = useSite();
  return (
    <nav className={styles.links} aria-labelledby="quick-links">
      <h2 id="quick-links">{words.footer.quickLinks}</h2>
      <ul>
        {quickLinks(words).map((item) => (
          <li key={item.path}>
            <PageLink path={item.path}>{item.label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
