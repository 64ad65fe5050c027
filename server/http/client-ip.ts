import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The groups in which requests of an IP address are counted, only in memory. */
export type Client = {
  /** The IPv4 address, or the /64 of an IPv6 household. */
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
