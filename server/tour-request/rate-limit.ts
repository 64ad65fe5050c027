import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Clock, MINUTE, SECOND } from '../time.ts';

/** Requests of a network in ten minutes. */
export const LIMITS = {
  /** Further ones are quarantined. */
  soft: 20,
  /** Further ones are refused. */
  hard: 1200,
  /** Few, because attackers could send emails to anyone through the form. */
  receipts: 10,
};

const WINDOW = 10 * MINUTE;
const MAX_NETWORKS = 50_000;

/** `retryAfter` is in seconds. */
type Count = { isPast: boolean; retryAfter: number; undo(): void };

/** Returns a function that counts a request of a network in ten minutes, only in memory. */
export function createRateLimit(clock: Clock, max: number): (ip: string) => Count {
  const networks = new Map<string, { count: number; until: number }>();
  return (ip: string) => {
    const network = networkOf(ip);
    const now = clock();
    let entry = networks.get(network);
    // The clock may have been ahead.
    if (!entry || entry.until <= now || entry.until > now + WINDOW) {
      // Deleting single entries from a large Map is slow.
      if (networks.size >= MAX_NETWORKS) networks.clear();
      entry = { count: 0, until: now + WINDOW };
      networks.set(network, entry);
    }
    const counted = entry;
    counted.count += 1;
    return {
      isPast: counted.count > max,
      retryAfter: Math.ceil((counted.until - now) / SECOND),
      undo() {
        counted.count -= 1;
      },
    };
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
