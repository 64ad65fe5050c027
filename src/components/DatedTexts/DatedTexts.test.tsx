import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PageContext, PageProvider } from '../../page-data/page-context.tsx';
import { DatedTexts } from './DatedTexts.tsx';

const source = { name: 'The state', href: 'https://www.ca.gov/', checked: null };

function builtOn(today: string, until: string | null, forProfessionals?: true) {
  const facts = { mediCalRules: { until, source } };
  const ui = { ended: { mediCalRules: { families: 'Set until {until}: {page}', professionals: 'Ask the plan.' } } };
  return renderToStaticMarkup(
    <PageProvider value={{ facts, language: 'es', today, ui } as unknown as PageContext}>
      <DatedTexts texts={['Come.', '{mediCalRules?} Medi-Cal pays.']} forProfessionals={forProfessionals}>
        {([text]) => <p>{text}</p>}
      </DatedTexts>
    </PageProvider>,
  );
}

test('a page built after the last day of a rule has only what shows instead', () => {
  expect(builtOn('2027-01-01', '2026-12-31')).toBe(
    '<p>Come.</p><p>Set until 31 de diciembre de 2026: <a href="https://www.ca.gov/">The state</a></p>',
  );
});

test('professionals read their own words after the end of a rule', () => {
  expect(builtOn('2027-01-01', '2026-12-31', true)).toBe('<p>Come.</p><p>Ask the plan.</p>');
});

test('a rule without an end has only its texts', () => {
  expect(builtOn('2027-01-01', null)).toBe('<p>Come.</p><p>Medi-Cal pays.</p>');
});
