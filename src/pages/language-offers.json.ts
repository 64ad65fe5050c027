import type { APIRoute } from 'astro';
import { listLocales, loadTexts } from '../content/load.ts';

export const GET: APIRoute = () => {
  const offers = listLocales().map((locale) => {
    const { languageOffer, closeMenu } = loadTexts(locale, 'interface', 'interface');
    return [locale, { text: languageOffer, close: closeMenu }];
  });
  return Response.json(Object.fromEntries(offers));
};
