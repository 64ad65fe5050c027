import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getFacts } from '../page-data/get-content.ts';

export const GET: APIRoute = () => {
  const facts = getFacts(DEFAULT_LANGUAGE);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap.xml\n`);
};
