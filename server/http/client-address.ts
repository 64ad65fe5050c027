import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Prepares a function that names the client of a request, for counting only; nothing keeps or logs the name. */
export function createClientNamer(trustedProxy: string | null): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  if (trustedProxy) addNetwork(proxies, trustedProxy);
  return (request) => {
    const peer = plain(request.socket.remoteAddress ?? '');
    if (!trustedProxy || !isListed(proxies, peer)) return network(peer);
    const last =
      String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1) ?? '';
    const forwarded = plain(last.trim());
    return network(isIP(forwarded) ? forwarded : peer);
  };
}

function addNetwork(list: BlockList, text: string) {
  const [address = '', bits] = text.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

function isListed(list: BlockList, address: string) {
  const version = isIP(address);
  return version > 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function plain(address: string) {
  return address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One household or office usually has a /64 of IPv6 addresses to choose from, so they count as one. */
function network(address: string) {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
