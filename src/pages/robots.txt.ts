import type { APIRoute } from 'astro';
import { loadSite } from '../content/load.ts';

/** Every page may be listed; the sitemap says which there are. */
export const GET: APIRoute = async () => {
  const site = await loadSite();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
};
