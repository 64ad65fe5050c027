import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Names under which requests from an address are counted, in memory only. */
export type Client = {
  /** The IPv4 address, or the /64 that an IPv6 household chooses its addresses from. */
  client: string;
  /** The /24 of IPv4, or the /48 of IPv6. */
  network: string;
};

export function clientOf(address: string): Client {
  // A proxy may add the port.
  const host = isIP(address) ? address : (URL.parse(`http://${address}`)?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host)) return { client: 'unknown', network: 'unknown' };
  const ip = ipaddr.process(host);
  if (ip instanceof ipaddr.IPv6) {
    return { client: ip.parts.slice(0, 4).join(':'), network: ip.parts.slice(0, 3).join(':') };
  }
  return { client: ip.toString(), network: ip.octets.slice(0, 3).join('.') };
}

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** Logs once that a proxy sends X-Forwarded-For while the settings name none, since limits then count all visitors as one. */
export function warnOfUnnamedProxy(app: FastifyInstance) {
  let isWarned = false;
  app.addHook('onRequest', ({ headers, socket, log }, _reply, done) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined && isPrivate(socket.remoteAddress ?? '')) {
      isWarned = true;
      log.warn('a proxy sends X-Forwarded-For, and TRUSTED_PROXY does not name it: limits count all visitors as one');
    }
    done();
  });
}

function isPrivate(address: string) {
  return ipaddr.isValid(address) && PRIVATE_RANGES.includes(ipaddr.process(address).range());
}
