import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getFacts } from '../page-data/get-content.ts';
import { vcard } from '../page-data/vcard.ts';

export const GET: APIRoute = () =>
  new Response(vcard(getFacts(DEFAULT_LANGUAGE)), { headers: { 'Content-Type': 'text/vcard' } });
