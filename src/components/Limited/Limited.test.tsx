import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PageContext, PageProvider } from '../../page-data/page-context.tsx';
import { Limited } from './Limited.tsx';

const builtOn = (today: string) =>
  renderToStaticMarkup(
    <PageProvider value={{ today } as PageContext}>
      <Limited until="2026-12-31" ended="Ask the state.">
        <p>Medi-Cal pays.</p>
      </Limited>
    </PageProvider>,
  );

test('a page built after the last day has only what shows instead', () => {
  expect(builtOn('2027-01-01')).toBe('<p>Ask the state.</p>');
});
