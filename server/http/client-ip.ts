import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The groups in which requests of an IP address are counted, only in memory. */
export type Client = {
  /** The IPv4 address, or the /64 of an IPv6 household. */
  client: string;
  /** The /24 of IPv4, or the /48 of IPv6. */
  network: string;
};

export function clientOf(ip: string): Client {
  // A proxy may add the port.
  const host = isIP(ip) ? ip : (URL.parse(`http://${ip}`)?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host)) return { client: 'unknown', network: 'unknown' };
  const parsed = ipaddr.process(host);
  return parsed instanceof ipaddr.IPv6
    ? { client: parsed.parts.slice(0, 4).join(':'), network: parsed.parts.slice(0, 3).join(':') }
    : { client: parsed.toString(), network: parsed.octets.slice(0, 3).join('.') };
}
