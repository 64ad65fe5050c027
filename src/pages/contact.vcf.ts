import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { loadFacts } from '../content/load.ts';
import { vcard } from '../page/vcard.ts';

/** The center as an entry for the address book of a phone. */
export const GET: APIRoute = () =>
  new Response(vcard(loadFacts(DEFAULT_LANGUAGE)), { headers: { 'Content-Type': 'text/vcard' } });
