import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Counts } from '../operations/counts.ts';

/**
 * Decides whose word counts on where a request comes from: that of the one proxy named in the settings, by address or network, and
 * of nobody before it.
 */
export function trustOnly(proxy: string | null): (address: string, hop: number) => boolean {
  if (proxy === null) return () => false;
  const [address = '', bits] = proxy.split('/');
  const network = ipaddr.parseCIDR(`${address}/${bits ?? (isIP(address) === 6 ? 128 : 32)}`);
  return (peer, hop) =>
    hop === 0 && ipaddr.isValid(peer) && ipaddr.subnetMatch(ipaddr.process(peer), { proxy: [network] }) === 'proxy';
}

/**
 * Names the network that an address belongs to, for counting only; nothing keeps or logs it. One household or office usually
 * has a /64 of IPv6 addresses to choose from, so they count as one.
 */
export function networkOf(address: string): string {
  // A proxy may name the port too.
  const host = isIP(address) ? address : (URL.parse(`http://${address}`)?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host)) return 'unknown';
  const client = ipaddr.process(host);
  return client instanceof ipaddr.IPv6 ? client.parts.slice(0, 4).join(':') : client.toString();
}

/** Headers by which proxies say for whom they ask. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Where the proxy of a site can be; whoever asks from elsewhere may write into a header what they like. */
const NEARBY = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** Notes, and logs once, that a proxy nearby says for whom it asks while the settings do not name it: all visitors then count as one. */
export function noticeUnreadForwarding(app: FastifyInstance, proxy: string | null, counts: Counts) {
  const isTrusted = trustOnly(proxy);
  app.addHook('onRequest', ({ headers, socket, log }, _reply, done) => {
    if (!counts.unreadForwarding && FORWARDING.some((name) => headers[name] !== undefined)) {
      const peer = socket.remoteAddress ?? '';
      if (isNearby(peer) && !isTrusted(peer, 0)) {
        counts.unreadForwarding = true;
        log.warn('a proxy says for whom it asks, and TRUSTED_PROXY does not name it: all visitors count as one');
      }
    }
    done();
  });
}

function isNearby(address: string) {
  return ipaddr.isValid(address) && NEARBY.includes(ipaddr.process(address).range());
}
