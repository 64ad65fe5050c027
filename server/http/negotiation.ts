import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';

/** Whether a browser is going to show the answer to somebody. */
export function wantsPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, accept } = request.headers;
  return mode === 'navigate' || (accept?.includes('text/html') ?? false);
}

/** The language in which to answer a request, among those the site is written in. */
export function languageOf({ raw }: FastifyRequest, languages: { has(language: string): boolean }): string {
  const [, first = ''] = (raw.url ?? '').split(/[/?]/);
  // The script of the form posts to the same address from every page; this header says in which language the page is.
  const said = raw.headers['content-language'] ?? '';
  return [first, said].find((language) => languages.has(language)) ?? DEFAULT_LANGUAGE;
}
