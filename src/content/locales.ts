import { DEFAULT_LANGUAGE } from '../../shared/language.ts';

/** Languages the site is written in; each has a folder of that name in `content/`. The first one lives at `/`. */
export const locales = [DEFAULT_LANGUAGE] as const;

/** Code of a language the site is written in. */
export type Locale = (typeof locales)[number];

/** The language whose pages have no prefix in their address. */
export const defaultLocale: Locale = DEFAULT_LANGUAGE;
