import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';

/** A way to write a text in fewer bytes. */
export type Coding = 'br' | 'gzip';

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

/** The coding that a browser wants most among those that there are, by its Accept-Encoding header; null where it wants none. */
export function chooseCoding(accepted: string | undefined, has: Record<Coding, unknown>): Coding | null {
  if (!accepted) return null;
  const weightOf = codingWeights(accepted);
  const [br, gzip] = [has.br ? weightOf('br') : 0, has.gzip ? weightOf('gzip') : 0];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : null;
}

/** How much a browser wants each coding, from 0 to 1, by its Accept-Encoding header. */
function codingWeights(header: string) {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((piece) => piece.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  return (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
}
