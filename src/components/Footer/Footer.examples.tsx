import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { useSite } from '../../site/site-context.tsx';
import { Footer } from './Footer.tsx';

export const place = 'document';

function Main({ ground }: { ground: string }) {
  return (
    <main data-ground={ground}>
      <h1>The end of a page</h1>
    </main>
  );
}

export function AfterThePage() {
  return (
    <>
      <Main ground="page" />
      <Footer sky="page" edge={false} />
    </>
  );
}

export function AfterAWarmSection() {
  return (
    <>
      <Main ground="warm" />
      <Footer sky="warm" edge />
    </>
  );
}

export function AfterADeepSection() {
  return (
    <>
      <Main ground="deep" />
      <Footer sky="page" edge />
    </>
  );
}

export function EveryFactKnownInTwoLanguages() {
  const { site } = useSite();
  const spanish = { locale: 'en', language: 'Español', href: '/gallery' } as const;
  const slots = { ...site.slots, licenseNumber: 'CA 040000000' };
  return (
    <ElsewhereOnSite site={{ ...site, slots }} alternates={[spanish]}>
      <Main ground="page" />
      <Footer sky="page" edge={false} />
    </ElsewhereOnSite>
  );
}

export function LongWords() {
  const { site, words } = useSite();
  const footer = { ...words.footer, blurb: longWord, contact: longWord, quickLinks: longWord, care: longWord };
  const email = 'familias.y.personas.cuidadoras@centro-de-cuidados-de-dia.example.org';
  return (
    <ElsewhereOnSite site={{ ...site, email }} words={{ ...words, footer }}>
      <Main ground="page" />
      <Footer sky="page" edge={false} />
    </ElsewhereOnSite>
  );
}
