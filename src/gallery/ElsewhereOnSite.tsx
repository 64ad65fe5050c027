import type { ReactNode } from 'react';
import { type SiteContextValue, SiteProvider, useSite } from '../site/site-context.tsx';

/** An example that needs another page, other facts or another language than the gallery has. */
export function ElsewhereOnSite({ children, ...other }: Partial<SiteContextValue> & { children: ReactNode }) {
  const context = useSite();
  return <SiteProvider value={{ ...context, ...other }}>{children}</SiteProvider>;
}
