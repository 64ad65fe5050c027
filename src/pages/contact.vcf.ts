import type { APIRoute } from 'astro';
import { loadSite } from '../content/load.ts';
import { vcard } from '../site/vcard.ts';

/** The centre as an entry for the address book of a phone. */
export const GET: APIRoute = async () =>
  new Response(vcard(await loadSite()), { headers: { 'Content-Type': 'text/vcard' } });
