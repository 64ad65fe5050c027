import type { ImageMetadata } from 'astro';
import type { ReactNode } from 'react';
import { type PageContext, PageProvider } from '../../page-data/page-context.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { ClockData } from '../OpeningStatus/ClockData.tsx';
import { PhoneBar } from '../PhoneBar/PhoneBar.tsx';
import { type Ground, Section } from '../Section/Section.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { ValleyPicture } from '../ValleyPicture/ValleyPicture.tsx';

interface Props {
  context: PageContext;
  footerGround: Ground;
  /** People in the valley of the footer, on pages whose last section has none. */
  people?: ImageMetadata | undefined;
  /** Label of the page's own button to the contact page, also in the phone bar. */
  action?: string;
  children: ReactNode;
}

export function PageFrame({ context, footerGround, people, action, children }: Props) {
  return (
    <PageProvider value={context}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {people && (
        <Section ground={footerGround} screenOnly>
          <ValleyPicture {...people} />
        </Section>
      )}
      <Footer ground={footerGround} />
      <PhoneBar action={action} />
      <ClockData />
    </PageProvider>
  );
}
