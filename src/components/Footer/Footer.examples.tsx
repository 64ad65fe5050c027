import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { usePage } from '../../page/page-context.tsx';
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
      <Footer ground="page" edge={false} />
    </>
  );
}

export function AfterAWarmSection() {
  return (
    <>
      <Main ground="warm" />
      <Footer ground="warm" edge />
    </>
  );
}

export function AfterADeepSection() {
  return (
    <>
      <Main ground="deep" />
      <Footer ground="page" edge />
    </>
  );
}

export function EveryFactKnownInTwoLanguages() {
  const { facts } = usePage();
  const spanish = { locale: 'en', language: 'Español', href: '/gallery' } as const;
  const slots = { ...facts.slots, licenseNumber: 'CA 040000000' };
  return (
    <ElsewhereOnSite facts={{ ...facts, slots }} alternates={[spanish]}>
      <Main ground="page" />
      <Footer ground="page" edge={false} />
    </ElsewhereOnSite>
  );
}

export function WithMorePages() {
  const { menuItems } = usePage();
  const more = ['Paying for Care', 'Your First Day'].map((label) => ({
    path: `/${label}`,
    label,
    locale: 'en',
    menus: ['more'] as const,
  }));
  return (
    <ElsewhereOnSite menuItems={[...menuItems, ...more]}>
      <Main ground="page" />
      <Footer ground="page" edge={false} />
    </ElsewhereOnSite>
  );
}

export function LongWords() {
  const { facts, ui } = usePage();
  const footer = { ...ui.footer, blurb: longWord, contact: longWord, quickLinks: longWord, care: longWord };
  const email = 'familias.y.personas.cuidadoras@centro-de-cuidados-de-dia.example.org';
  return (
    <ElsewhereOnSite facts={{ ...facts, email }} ui={{ ...ui, footer }}>
      <Main ground="page" />
      <Footer ground="page" edge={false} />
    </ElsewhereOnSite>
  );
}
