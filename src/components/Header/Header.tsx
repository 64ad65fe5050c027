import { describeDays } from '../../../content-model/hours-in-words.ts';
import { addressLine } from '../../../shared/center.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';

export function Header() {
  return (
    <header className={styles.header} data-sticky>
      <div className={styles.bar}>
        <Logo tone="plain" />
        <Letterhead />
        <DesktopNavigation />
        <LanguageLinks />
        <div className={styles.call} data-screen-only>
          <CallButton />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

function LanguageLinks() {
  return usePage().alternates.map(({ language, name, href }) => (
    <a
      key={language}
      className={`touch-target ${styles.language}`}
      href={href}
      lang={language}
      hrefLang={language}
      translate="no"
      data-screen-only
    >
      {name}
    </a>
  ));
}

function Letterhead() {
  const { facts, ui } = usePage();
  return (
    <p className={styles.letterhead} translate="no">
      <strong>{facts.phone}</strong>
      <br />
      {addressLine(facts)}
      <br />
      {describeDays(facts.hours, ui).open.join('; ')}
    </p>
  );
}
