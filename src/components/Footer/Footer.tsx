import valley from '../../illustrations/footer-valley.svg';
import { itemsOf } from '../../page/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import type { Ground } from '../Section/Section.tsx';
import styles from './Footer.module.css';
import { FooterBadges } from './FooterBadges.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';

interface Props {
  ground: Ground;
  edge: boolean;
}

export function Footer({ ground, edge }: Props) {
  const page = usePage();
  const { facts, ui, today } = page;
  const notices = [
    { href: facts.slots.privacyPractices, label: ui.footer.privacyPractices },
    { href: facts.slots.nondiscriminationNotice, label: ui.footer.nondiscrimination },
    { href: facts.slots.languageNotice, label: ui.footer.languageHelp },
  ];
  return (
    <footer>
      <div className={styles.sky} data-ground={ground} data-edge={edge ? 'wave' : undefined} data-screen-only>
        <div className={`deferred ${styles.valley}`}>
          <img src={valley.src} width={1440} height={250} alt="" loading="lazy" />
        </div>
      </div>
      <div className={styles.ground} data-ground="deep">
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
            <p>
              © <span data-year>{today.slice(0, 4)}</span> {facts.name}
              {facts.slots.licenseNumber && ` · ${ui.footer.license} ${facts.slots.licenseNumber}`}
            </p>
            <p>{ui.footer.care}</p>
            <nav className={`touch-targets ${styles.legal}`} aria-label={ui.footer.legal}>
              {[...itemsOf('more', page), ...itemsOf('legal', page)].map((item) => (
                <PageLink key={item.path} to={item}>
                  {item.label}
                </PageLink>
              ))}
              {notices.map(
                ({ href, label }) =>
                  href && (
                    <a key={label} href={href}>
                      {label}
                    </a>
                  ),
              )}
              <LanguageLinks />
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}
