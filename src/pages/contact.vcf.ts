import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getFacts } from '../content/get-content.ts';
import { vcard } from '../site/vcard.ts';

export const GET: APIRoute = () =>
  new Response(vcard(getFacts(DEFAULT_LANGUAGE)), { headers: { 'Content-Type': 'text/vcard' } });
