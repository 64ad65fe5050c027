import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding } from './negotiation.ts';

// Each such page is another one, so it is compressed as it is asked for: well enough, and off this thread.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (page: string) => promisify(brotliCompress)(page, brotli),
  gzip: promisify<string, Buffer>(gzip),
};

/** Sends a page that was made for one answer, under a Content-Security-Policy. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string, policy: string) {
  reply.headers({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  const coding = chooseCoding(request.headers['accept-encoding'], compress);
  return coding ? reply.header('content-encoding', coding).send(await compress[coding](page)) : reply.send(page);
}
