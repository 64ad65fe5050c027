import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { loadFacts } from '../content/load.ts';
import { vcard } from '../page/vcard.ts';

export const GET: APIRoute = () =>
  new Response(vcard(loadFacts(DEFAULT_LANGUAGE)), { headers: { 'Content-Type': 'text/vcard' } });
