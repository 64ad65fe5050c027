import type { ReactNode } from 'react';
import { addressLine } from '../../../shared/center.ts';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { TelLink } from '../../components/TelLink/TelLink.tsx';
import { type PageContext, PageProvider } from '../../page-data/page-context.tsx';
import styles from './StaffFrame.module.css';

export function StaffFrame({ context, children }: { context: PageContext; children: ReactNode }) {
  const { facts } = context;
  return (
    <PageProvider value={context}>
      <SkipLink />
      <header className={styles.header}>
        <div className="wrapper">
          <Logo tone="plain" />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className={`wrapper flow ${styles.column}`}>{children}</div>
      </main>
      <footer className={styles.footer} data-ground="green">
        <div className="wrapper">
          <p>{facts.name}</p>
          <p>{addressLine(facts)}</p>
          <p>
            <TelLink phone={facts.phone} className="touch-target" />
          </p>
        </div>
      </footer>
    </PageProvider>
  );
}
