import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts, root } from './facts.ts';

const sitemap = readFileSync(join(root, 'dist/sitemap.xml'), 'utf8');

/** Addresses of all pages that the sitemap lists. */
export const listedAddresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = '']) => address.slice(facts.url.length) || '/',
);

/** An address that leads nowhere. */
export const missingAddress = '/no-such-page';

/** Addresses of pages that are shown and not listed. */
export const unlistedAddresses = ['/thank-you', missingAddress];

/** Addresses of every page that a visitor can see. */
export const everyAddress = [...listedAddresses, ...unlistedAddresses];

/** Addresses of the service pages. */
export const serviceAddresses = listedAddresses.filter((address) => address.startsWith('/services/'));
