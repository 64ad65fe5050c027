import { createContext, type ReactNode, useContext } from 'react';
import type { TypeName } from '../../content-model/content-types.ts';
import type { Facts } from '../../content-model/schemas/facts-schema.ts';
import type { UiText } from '../../content-model/schemas/ui-schema.ts';
import type { Loaded, Service } from './get-content.ts';
import type { MenuItem } from './navigation.ts';

export interface PageContext {
  language: string;
  /** Path of the page without its language prefix, such as /about. */
  path: string;
  listed: boolean;
  paths: readonly string[];
  facts: Facts;
  ui: UiText;
  menuItems: MenuItem[];
  services: Pick<Service, 'path' | 'title' | 'shortTitle' | 'category' | 'language'>[];
  /** This page in other languages; their home pages if it has no URL of its own. */
  alternates: { language: string; name: string; href: string }[];
  today: string;
}

export interface ViewProps<Name extends TypeName> {
  context: PageContext;
  content: Loaded<Name>;
}

const Context = createContext<PageContext | null>(null);

export function PageProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function usePage(): PageContext {
  const value = useContext(Context);
  if (!value) throw new Error('usePage needs a PageProvider around it.');
  return value;
}
