import { createContext, type ReactNode, useContext } from 'react';
import type { Facts } from '../../shared/facts-schema.ts';
import type { KindName } from '../content/content-kinds.ts';
import type { Loaded, Service } from '../content/load.ts';
import type { UiText } from '../content/ui-schema.ts';
import type { MenuItem } from './navigation.ts';

/** What every part of a page may need to know. */
export interface PageContext {
  /** Code of the language of the page, such as en. */
  locale: string;
  /** Address of the page without its language prefix, such as /about. */
  path: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** Addresses (without language prefix) of the pages that the language of this page has. */
  paths: readonly string[];
  facts: Facts;
  /** Words of menus, buttons and messages in the language of the page. */
  ui: UiText;
  /** The pages that menus name, in their order. */
  menuItems: MenuItem[];
  /** All services in their order, as menus and the overview list them. */
  services: Pick<Service, 'path' | 'title' | 'shortTitle' | 'category' | 'locale'>[];
  /** Other languages in which this page exists, with its address there; for a page without an address of its own, their home pages. */
  alternates: { locale: string; language: string; href: string }[];
  /** Date of the build where the center is, such as 2026-12-25; the browser corrects what depends on it. */
  today: string;
}

/** What the view of a page shows, and what its parts may need to know. */
export interface ViewProps<Name extends KindName> {
  context: PageContext;
  content: Loaded<Name>;
}

const Context = createContext<PageContext | null>(null);

/** Makes the facts and words of the site known to everything inside. */
export function PageProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The facts and words of the site; throws outside a `PageProvider`. */
export function usePage(): PageContext {
  const value = useContext(Context);
  if (!value) throw new Error('usePage needs a PageProvider around it.');
  return value;
}
