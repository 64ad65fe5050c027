import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import type { PageContext } from '../../page/page-context.tsx';
import type { Ground } from '../Section/Section.tsx';
import { Footer } from './Footer.tsx';

export const place = 'document';

function EndOfPage({ last, ...footer }: { last: Ground; ground: Ground; edge: boolean }) {
  return (
    <>
      <main data-ground={last}>
        <h1>The end of a page</h1>
      </main>
      <Footer {...footer} />
    </>
  );
}

const afterThePage = <EndOfPage last="page" ground="page" edge={false} />;
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
  AfterAWarmSection: <EndOfPage last="warm" ground="warm" edge />,
  AfterADeepSection: <EndOfPage last="deep" ground="page" edge />,
  EveryFactKnownInTwoLanguages: <ElsewhereOnSite with={everyFactKnown} show={afterThePage} />,
  WithMorePages: (
    <ElsewhereOnSite with={({ menuItems }) => ({ menuItems: [...menuItems, ...more] })} show={afterThePage} />
  ),
  LongWords: <ElsewhereOnSite with={longWords} show={afterThePage} />,
};
