import { nearestName } from '../../shared/nearest-name.ts';

/** A link to a page of this site, as texts write it: [words](/contact#tour). */
const link = /\]\((\/[^)\s#?]*)[^)\s]*\)/g;

/**
 * What is wrong with links in a content value that lead to no page of the site, in sentences that say where they stand;
 * `place` is the file. Addresses of files, such as /contact.vcf, are left to the checks of the finished site.
 */
export function deadLinks(value: unknown, addresses: readonly string[], place: string): string[] {
  if (typeof value === 'string') {
    const targets = [...value.matchAll(link)].map(([, address = '']) => address);
    const dead = targets.filter((address) => !addresses.includes(address) && !/\.\w+$/.test(address));
    return dead.map((address) => {
      const meant = nearestName(address, addresses);
      return `${place}: a link leads to ${address}, where no page is.${meant ? ` Did you mean ${meant}?` : ''}`;
    });
  }
  if (!value || typeof value !== 'object') return [];
  const inside = (key: string) => `${place}${place.includes(': ') ? '.' : ': '}${key}`;
  return Object.entries(value).flatMap(([key, item]) => deadLinks(item, addresses, inside(key)));
}
