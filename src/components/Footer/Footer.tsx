import valley from '../../illustrations/footer-valley.svg';
import { useSite } from '../../site/site-context.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import type { Ground } from '../Section/Section.tsx';
import styles from './Footer.module.css';
import { FooterBadges } from './FooterBadges.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';

interface Props {
  /** Ground of the last section, which the sky takes up. */
  sky: Ground;
  /** Whether the sky rises into the last section with an edge of its own. */
  edge: boolean;
}

/** The valley at the end of the day, and how to reach the centre. */
export function Footer({ sky, edge }: Props) {
  const { site, words, year } = useSite();
  return (
    <footer>
      <div className={styles.sky} data-ground={sky} data-edge={edge ? 'wave' : undefined} data-screen-only>
        <div className={`after-first-view ${styles.valley}`}>
          <img src={valley.src} width={1440} height={250} alt="" loading="lazy" />
        </div>
      </div>
      <div className={styles.ground} data-ground="deep">
        <div className="wrapper">
          <div className={styles.columns}>
            <div>
              <Logo tone="inverse" />
              <p className={styles.blurb}>{words.footer.blurb}</p>
              <FooterBadges />
            </div>
            <FooterContact />
            <FooterLinks />
          </div>
          <div className={styles.end}>
            <p>
              © <span data-year>{year}</span> {site.name}
              {site.slots.licenseNumber && ` · ${words.footer.license} ${site.slots.licenseNumber}`}
            </p>
            <p>{words.footer.care}</p>
            <nav className={styles.legal} aria-label={words.footer.legal}>
              <PageLink path="/privacy">{words.footer.privacy}</PageLink>
              <PageLink path="/accessibility">{words.footer.accessibility}</PageLink>
              <LanguageLinks />
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}
