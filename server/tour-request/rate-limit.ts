import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Clock, MINUTE } from '../time.ts';

/** For each network, in ten minutes. */
export const LIMITS = {
  /** Stored requests; further ones are quarantined. */
  soft: 20,
  /** Attempts; further ones are refused. */
  hard: 1200,
  /** Few, because attackers could send emails to anyone through the form. */
  receipts: 10,
};

const WINDOW = 10 * MINUTE;

/** What a network sent in this window: all attempts, requests that were stored, and those of them that came from our own page. */
type Counts = { attempts: number; stored: number; receipts: number; until: number };

/** Returns a function that finds the counts of an IP address's network. They are only in memory, and start again with each window. */
export function createNetworkCounts(clock: Clock): (ip: string) => Counts {
  let networks = new Map<string, Counts>();
  let until = 0;
  return (ip: string) => {
    const now = clock();
    // The clock may have been ahead.
    if (now >= until || until > now + WINDOW) {
      networks = new Map();
      until = now + WINDOW;
    }
    const network = networkOf(ip);
    const counts = networks.get(network) ?? { attempts: 0, stored: 0, receipts: 0, until };
    networks.set(network, counts);
    return counts;
  };
}

/** The /24 of an IPv4 address, or the /48 of an IPv6 address. */
function networkOf(ip: string): string {
  // A proxy may add the port.
  const host = isIP(ip) ? ip : (URL.parse(`http://${ip}`)?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host)) return 'unknown';
  const parsed = ipaddr.process(host);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 3).join(':') : parsed.octets.slice(0, 3).join('.');
}
