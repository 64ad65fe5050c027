import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';

export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || (headers.accept?.includes('text/html') ?? false);
}

/** The language of the path, else of the page whose script sent the request. */
export function pageLanguage({ raw }: FastifyRequest, languages: Readonly<Record<string, unknown>>): string {
  const [, prefix = ''] = (raw.url ?? '').split(/[/?]/);
  const named = raw.headers['content-language'] ?? '';
  return [prefix, named].find((language) => Object.hasOwn(languages, language)) ?? DEFAULT_LANGUAGE;
}

export function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').send(html);
}
