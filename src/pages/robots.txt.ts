import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { loadFacts } from '../content/load.ts';

export const GET: APIRoute = () => {
  const facts = loadFacts(DEFAULT_LANGUAGE);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap.xml\n`);
};
