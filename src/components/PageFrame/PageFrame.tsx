import type { ReactNode } from 'react';
import { type PageContext, PageProvider } from '../../page-data/page-context.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { ClockData } from '../OpeningStatus/ClockData.tsx';
import { PhoneBar } from '../PhoneBar/PhoneBar.tsx';
import type { Ground } from '../Section/Section.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';

interface Props {
  context: PageContext;
  footerGround: Ground;
  footerOpen?: boolean;
  /** Label of the page's own button to the contact page, also in the phone bar. */
  action?: string;
  children: ReactNode;
}

export function PageFrame({ context, footerGround, footerOpen, action, children }: Props) {
  return (
    <PageProvider value={context}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer ground={footerGround} open={footerOpen} />
      <PhoneBar action={action} />
      <ClockData />
    </PageProvider>
  );
}
