import { createContext, type ReactNode, useContext } from 'react';
import type { Category } from '../content/entry-schemas.ts';
import type { Interface } from '../content/interface-schema.ts';
import type { Locale } from '../content/locales.ts';
import type { Site } from '../content/site-schema.ts';

/** A service as menus and the overview list it. */
export interface ServiceLink {
  path: string;
  title: string;
  shortTitle: string;
  category: Category;
}

/** What every part of a page may need to know. */
export interface SiteContextValue {
  locale: Locale;
  /** Address of the page without its language prefix, such as /about. */
  path: string;
  site: Site;
  /** Words of menus, buttons and messages in the language of the page. */
  words: Interface;
  /** All services in their order. */
  services: ServiceLink[];
  /** Other languages in which this page exists, with its address there. */
  alternates: { locale: Locale; language: string; href: string }[];
  /** Year of the build; the browser corrects it. */
  year: number;
}

const SiteContext = createContext<SiteContextValue | null>(null);

/** Makes the facts and words of the site known to everything inside. */
export function SiteProvider({ value, children }: { value: SiteContextValue; children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** The facts and words of the site; throws outside a `SiteProvider`. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider around it.');
  return value;
}
