import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import sprig from '../illustrations/sprig-citrus.svg?raw';
import { branchOf } from '../page-data/branch.ts';
import { getFacts } from '../page-data/get-content.ts';

/** A branch with one orange for each year of the center, or a sprig without a count. */
export const GET: APIRoute = () => {
  const { since, years } = getFacts(DEFAULT_LANGUAGE).claims;
  const counted = since?.confirmed
    ? new Date().getFullYear() - Number(since.value)
    : Number.parseInt(years?.value ?? '', 10);
  return new Response(counted > 0 ? branchOf(counted) : sprig, { headers: { 'Content-Type': 'image/svg+xml' } });
};
