import type { ReactNode } from 'react';
import { type PageContext, PageProvider, usePage } from '../page/page-context.tsx';

/** An example that needs another page, other facts or another language than the gallery has. */
export function ElsewhereOnSite({ children, ...other }: Partial<PageContext> & { children: ReactNode }) {
  const context = usePage();
  return <PageProvider value={{ ...context, ...other }}>{children}</PageProvider>;
}
