import { createContext, type ReactNode, useContext } from 'react';
import type { Facts } from '../../shared/facts-schema.ts';
import type { KindName } from '../content/content-kinds.ts';
import type { Loaded, Service } from '../content/load.ts';
import type { UiText } from '../content/ui-schema.ts';
import type { MenuItem } from './navigation.ts';

/** Facts, texts and navigation for every part of a page. */
export interface PageContext {
  /** Code of the language of the page, such as en. */
  locale: string;
  /** Address of the page without its language prefix, such as /about. */
  path: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** Addresses, without language prefix, of the pages in this language. */
  paths: readonly string[];
  facts: Facts;
  /** Texts of menus, buttons and messages. */
  ui: UiText;
  menuItems: MenuItem[];
  /** All services in their order. */
  services: Pick<Service, 'path' | 'title' | 'shortTitle' | 'category' | 'locale'>[];
  /** This page in other languages; their home pages if it has no address of its own. */
  alternates: { locale: string; language: string; href: string }[];
  /** Date of the build in the center's time zone, such as 2026-12-25. */
  today: string;
}

/** Props of every view. */
export interface ViewProps<Name extends KindName> {
  context: PageContext;
  content: Loaded<Name>;
}

const Context = createContext<PageContext | null>(null);

export function PageProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The context of the page; throws outside a `PageProvider`. */
export function usePage(): PageContext {
  const value = useContext(Context);
  if (!value) throw new Error('usePage needs a PageProvider around it.');
  return value;
}
