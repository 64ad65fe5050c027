import type { APIRoute } from 'astro';
import { loadFacts } from '../content/load.ts';
import { locales } from '../content/locales.ts';
import { localizedPath } from '../page/addresses.ts';
import { loadListedPaths } from '../page/load-page.ts';

/** All pages in all languages, each with its translations. */
export const GET: APIRoute = async () => {
  const { url } = await loadFacts();
  const entries = await Promise.all(
    locales.map(async (locale) =>
      (await loadListedPaths(locale)).map((path) => {
        const alternates = locales.map(
          (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${url}${localizedPath(other, path)}"/>`,
        );
        return `<url><loc>${url}${localizedPath(locale, path)}</loc>${locales.length > 1 ? alternates.join('') : ''}</url>`;
      }),
    ),
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.flat().join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } });
};
