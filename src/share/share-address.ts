import { defaultLocale, locales } from '../content/locales.ts';

/** Pages that nobody passes on; they show the picture of the home page. */
const unshared = ['404', 'tour-request-problem'];

/** Name of the share picture of the page at an address, without folder and ending: `es/services/nursing`. */
export function shareName(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const locale = locales.find((candidate) => candidate === parts[0] && candidate !== defaultLocale);
  const page = (locale ? parts.slice(1) : parts).join('/');
  const name = page === '' || unshared.includes(page) ? 'home' : page;
  return locale ? `${locale}/${name}` : name;
}

/** Address of the picture that other sites show with a link to the page at `path`, language prefix included. */
export function sharePictureFor(path: string): string {
  return `/share/${shareName(path)}.png`;
}
