import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PageContext, PageProvider } from '../../page-data/page-context.tsx';
import { Limited } from './Limited.tsx';

const source = { name: 'The state', href: 'https://www.ca.gov/', checked: null };

function builtOn(today: string, until: string | null) {
  const facts = { mediCalRules: { until, source } };
  const ui = { ended: { mediCalRules: 'Set until {until}: {page}' } };
  return renderToStaticMarkup(
    <PageProvider value={{ facts, language: 'es', today, ui } as unknown as PageContext}>
      <Limited rule="mediCalRules">
        <p>Medi-Cal pays.</p>
      </Limited>
    </PageProvider>,
  );
}

test('a page built after the last day of a rule has only what shows instead', () => {
  expect(builtOn('2027-01-01', '2026-12-31')).toBe(
    '<p>Set until 31 de diciembre de 2026: <a href="https://www.ca.gov/">The state</a></p>',
  );
});

test('a rule without an end has only its texts', () => {
  expect(builtOn('2027-01-01', null)).toBe('<p>Medi-Cal pays.</p>');
});
