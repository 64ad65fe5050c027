import type { ContentFault } from '../../shared/content-error.ts';
import type { FaultAt } from '../../shared/content-file.ts';
import { nearestName } from '../../shared/nearest-name.ts';

/** A link to a page of this site, as texts write it: [words](/contact#tour). */
const link = /\]\((\/[^)\s#?]*)[^)\s]*\)/g;

/**
 * What is wrong with links in a content value that lead to no page of the site. Addresses of files, such as
 * /contact.vcf, are left to the checks of the finished site.
 */
export function deadLinks(
  value: unknown,
  addresses: readonly string[],
  faultAt: FaultAt,
  path: readonly PropertyKey[] = [],
): ContentFault[] {
  if (typeof value === 'string') {
    const targets = [...value.matchAll(link)].map(([, address = '']) => address);
    const dead = targets.filter((address) => !addresses.includes(address) && !/\.\w+$/.test(address));
    return dead.map((address) => {
      const meant = nearestName(address, addresses);
      const question = meant ? ` Did you mean ${meant}?` : '';
      return faultAt(path, `a link leads to ${address}, where no page is.${question}`);
    });
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => deadLinks(item, addresses, faultAt, [...path, key]));
}
