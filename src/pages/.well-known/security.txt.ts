import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../../../shared/language.ts';
import { getFacts, getLanguages } from '../../content/get-content.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability, as RFC 9116 asks for it. */
export const GET: APIRoute = () => {
  const { email, url } = getFacts(DEFAULT_LANGUAGE);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + YEAR).toISOString()}`,
    `Preferred-Languages: ${getLanguages().join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
