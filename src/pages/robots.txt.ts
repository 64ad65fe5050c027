import type { APIRoute } from 'astro';
import { loadFacts } from '../content/load.ts';
import { defaultLocale } from '../content/locales.ts';

/** Every page may be listed; the sitemap says which there are. */
export const GET: APIRoute = async () => {
  const facts = await loadFacts(defaultLocale);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap.xml\n`);
};
