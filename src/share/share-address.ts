import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { registeredPage } from '../page/registry.ts';

/** Name of the share picture of the page at `path` (without language prefix), without folder and ending: `es/services/nursing`. */
export function shareName(locale: string, path: string): string {
  const shared = registeredPage(path)?.share ?? 'home';
  const name = path === '/' || shared === 'home' ? 'home' : path.slice(1);
  return locale === DEFAULT_LANGUAGE ? name : `${locale}/${name}`;
}

/** Address of the picture that other sites show with a link to the page at `path` (without language prefix). */
export function sharePictureFor(locale: string, path: string): string {
  return `/share/${shareName(locale, path)}.png`;
}
