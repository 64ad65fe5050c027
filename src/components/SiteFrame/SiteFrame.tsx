import type { ReactNode } from 'react';
import { type SiteContextValue, SiteProvider } from '../../site/site-context.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { PhoneBar } from '../PhoneBar/PhoneBar.tsx';
import type { Ground } from '../Section/Section.tsx';
import styles from './SiteFrame.module.css';

interface Props {
  context: SiteContextValue;
  /** Ground of the last section, which the sky above the footer takes up. */
  sky: Ground;
  /** Whether the sky rises into the last section with an edge, where their grounds differ. */
  skyEdge?: boolean;
  /** The main part of the page. */
  children: ReactNode;
}

/** What surrounds the main part of every page. */
export function SiteFrame({ context, sky, skyEdge = false, children }: Props) {
  return (
    <SiteProvider value={context}>
      <a className={styles.skip} href="#main">
        {context.words.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer sky={sky} edge={skyEdge} />
      <PhoneBar />
    </SiteProvider>
  );
}
