import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getFacts, getLanguages } from '../page-data/get-content.ts';
import { localizedPath } from '../page-data/links.ts';
import { listedPathsIn, versionsOf } from '../page-data/paths.ts';

export const GET: APIRoute = () => {
  const { url } = getFacts(DEFAULT_LANGUAGE);
  const alternatesOf = (path: string) =>
    versionsOf(path).map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}${href}"/>`);
  const entries = getLanguages().flatMap((language) =>
    listedPathsIn(language).map(
      (path) => `<url><loc>${url}${localizedPath(language, path)}</loc>${alternatesOf(path).join('')}</url>`,
    ),
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } });
};
