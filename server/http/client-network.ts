import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
