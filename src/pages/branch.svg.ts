import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getFacts } from '../page-data/get-content.ts';
import { orangeBranch } from '../page-data/orange-branch.ts';

/** A branch with one orange for each year of the center. */
export const GET: APIRoute = () =>
  new Response(orangeBranch(Number.parseInt(getFacts(DEFAULT_LANGUAGE).claims.years?.value ?? '', 10) || 0), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
