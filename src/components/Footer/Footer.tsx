import valley from '../../illustrations/footer-valley.svg';
import { itemsOf } from '../../page-data/navigation.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { AddressLink } from '../AddressLink/AddressLink.tsx';
import { EmailLink } from '../EmailLink/EmailLink.tsx';
import { HoursLines } from '../HoursLines/HoursLines.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import type { Ground } from '../Section/Section.tsx';
import { TelLink } from '../TelLink/TelLink.tsx';
import styles from './Footer.module.css';

export function Footer({ ground }: { ground: Ground }) {
  const page = usePage();
  const { facts, ui, today } = page;
  const { notices, licenseNumber } = facts.optional;
  return (
    <footer>
      <div className={styles.valley} data-ground={ground} data-screen-only>
        <img src={valley.src} width={1440} height={250} alt="" loading="lazy" />
      </div>
      <div className={styles.ground} data-ground="green">
        <div className="wrapper">
          <div className={styles.columns}>
            <div data-screen-only>
              <Logo tone="inverse" />
              <p className={styles.blurb}>{ui.footer.blurb}</p>
              <FooterBadges />
            </div>
            <FooterContact />
            <FooterLinks />
          </div>
          <div className={styles.end}>
            <nav className={`touch-targets ${styles.legal}`} aria-label={ui.footer.legal}>
              {itemsOf('footer', page).map((item) => (
                <PageLink key={item.path} to={item} />
              ))}
              {(['privacyPractices', 'nondiscrimination', 'languageHelp'] as const).map(
                (name) =>
                  notices[name] && (
                    <a key={name} href={notices[name]}>
                      {ui.footer[name]}
                    </a>
                  ),
              )}
            </nav>
            <p>
              © <span data-year>{today.slice(0, 4)}</span> <span translate="no">{facts.name}</span>
              {licenseNumber && ` · ${ui.footer.license} ${licenseNumber}`}
            </p>
            <p>{ui.footer.care}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterBadges() {
  const { badges } = usePage().ui.footer;
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  );
}

function FooterContact() {
  const { facts, ui } = usePage();
  return (
    <div className={styles.contact}>
      <h2>{ui.footer.contact}</h2>
      <ul>
        <li>
          <TelLink phone={facts.phone} className={styles.phone} />
        </li>
        <li>
          <EmailLink />
        </li>
        <li>
          <AddressLink />
        </li>
        <li>
          <HoursLines />
        </li>
      </ul>
    </div>
  );
}

function FooterLinks() {
  const page = usePage();
  return (
    <nav className={styles.links} aria-labelledby="quick-links">
      <h2 id="quick-links">{page.ui.footer.quickLinks}</h2>
      <ul className="touch-targets">
        {itemsOf('quickLinks', page).map((item) => (
          <li key={item.path}>
            <PageLink to={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
