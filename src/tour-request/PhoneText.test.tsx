import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PageContext, PageProvider } from '../page-data/page-context.tsx';
import { PhoneText } from './PhoneText.tsx';

const page = { facts: { phone: '(559) 555-0123' }, ui: { timeRange: '{from} to {to}' } } as PageContext;

test('a phone number and hours are elements, each with the mark after it', () => {
  const html = renderToStaticMarkup(
    <PageProvider value={page}>
      <PhoneText text="Call (559) 555-0123, 8:00AM-4:00PM. Or (559) 555-0123" />
    </PageProvider>,
  );
  const link = '<a href="tel:+15595550123">(559) 555-0123</a>';
  expect(html).toContain(`<p>Call <span class="nowrap">${link},</span> <span class="nowrap">`);
  expect(html).toContain('>8:00AM-4:00PM.</span>');
  expect(html.endsWith(`<span class="nowrap">${link}</span></p>`)).toBe(true);
});
