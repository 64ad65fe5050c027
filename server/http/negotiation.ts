import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';

type Coding = 'br' | 'gzip';

export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || (headers.accept?.includes('text/html') ?? false);
}

/** The language of the path, or else of the page whose script sent the request. */
export function languageOf({ raw }: FastifyRequest, languages: { has(language: string): boolean }): string {
  const [, prefix = ''] = (raw.url ?? '').split(/[/?]/);
  const named = raw.headers['content-language'] ?? '';
  return [prefix, named].find((language) => languages.has(language)) ?? DEFAULT_LANGUAGE;
}

export function chooseCoding(accepted: string | undefined, available: Record<Coding, unknown>): Coding | null {
  if (!accepted) return null;
  const qualityOf = readQualities(accepted);
  const [br, gzip] = [available.br ? qualityOf('br') : 0, available.gzip ? qualityOf('gzip') : 0];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : null;
}

function readQualities(header: string) {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((piece) => piece.startsWith('q='));
    qualities.set(name, quality ? Number(quality.slice(2)) : 1);
  }
  return (coding: string) => qualities.get(coding) ?? qualities.get('*') ?? 0;
}

// Quality 4 takes about a millisecond, off the main thread.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (page: string) => promisify(brotliCompress)(page, brotli),
  gzip: promisify<string, Buffer>(gzip),
};

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string, policy: string) {
  reply.headers({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  const coding = chooseCoding(request.headers['accept-encoding'], compress);
  return coding ? reply.header('content-encoding', coding).send(await compress[coding](page)) : reply.send(page);
}
