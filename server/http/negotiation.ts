import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { RenderedPage } from './page-renderer.ts';

export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || (headers.accept?.includes('text/html') ?? false);
}

/** The language of the path, else of the page whose script sent the request. */
export function languageOf({ raw }: FastifyRequest, languages: { has(language: string): boolean }): string {
  const [, prefix = ''] = (raw.url ?? '').split(/[/?]/);
  const named = raw.headers['content-language'] ?? '';
  return [prefix, named].find((language) => languages.has(language)) ?? DEFAULT_LANGUAGE;
}

// Quality 4 takes about a millisecond, and not on the main thread.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const CODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];
const compress = {
  br: (page: string) => promisify(brotliCompress)(page, brotli),
  gzip: promisify<string, Buffer>(gzip),
};

export async function sendPage(request: FastifyRequest, reply: FastifyReply, { html, policy }: RenderedPage) {
  reply.headers({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  const coding = negotiate(request.headers['accept-encoding']?.toLowerCase() ?? '', CODINGS);
  return coding ? reply.header('content-encoding', coding).send(await compress[coding](html)) : reply.send(html);
}
