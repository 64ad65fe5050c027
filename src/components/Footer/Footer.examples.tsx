import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { Footer } from './Footer.tsx';

export const place = 'document';

function Main({ ground }: { ground: string }) {
  return (
    <main data-ground={ground}>
      <h1>The end of a page</h1>
    </main>
  );
}

const afterThePage = (
  <>
    <Main ground="page" />
    <Footer ground="page" edge={false} />
  </>
);
const spanish = { locale: 'en', language: 'Español', href: '/gallery' };
const more = ['Paying for Care', 'Your First Day'].map((label) => ({
  path: `/${label}`,
  label,
  locale: 'en',
  menus: ['more'] as const,
}));

function everyFactKnown({ facts }: PageContext) {
  const slots = { ...facts.slots, licenseNumber: 'CA 040000000' };
  return { facts: { ...facts, slots }, alternates: [spanish] };
}

function longWords({ facts, ui }: PageContext) {
  const footer = { ...ui.footer, blurb: longWord, contact: longWord, quickLinks: longWord, care: longWord };
  const email = 'familias.y.personas.cuidadoras@centro-de-cuidados-de-dia.example.org';
  return { facts: { ...facts, email }, ui: { ...ui, footer } };
}

export const examples = {
  AfterThePage: afterThePage,
  AfterAWarmSection: (
    <>
      <Main ground="warm" />
      <Footer ground="warm" edge />
    </>
  ),
  AfterADeepSection: (
    <>
      <Main ground="deep" />
      <Footer ground="page" edge />
    </>
  ),
  EveryFactKnownInTwoLanguages: <ElsewhereOnSite with={everyFactKnown} show={afterThePage} />,
  WithMorePages: (
    <ElsewhereOnSite with={({ menuItems }) => ({ menuItems: [...menuItems, ...more] })} show={afterThePage} />
  ),
  LongWords: <ElsewhereOnSite with={longWords} show={afterThePage} />,
};
