import type { APIRoute } from 'astro';
import { loadFacts } from '../content/load.ts';
import { defaultLocale } from '../content/locales.ts';
import { vcard } from '../page/vcard.ts';

/** The center as an entry for the address book of a phone. */
export const GET: APIRoute = async () =>
  new Response(vcard(await loadFacts(defaultLocale)), { headers: { 'Content-Type': 'text/vcard' } });
