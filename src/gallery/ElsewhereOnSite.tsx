import type { ReactNode } from 'react';
import { type PageContext, PageProvider, usePage } from '../page/page-context.tsx';

interface Props {
  /** The differences from the page of the gallery. */
  with: (page: PageContext) => Partial<PageContext>;
  show: ReactNode;
}

/** An example that needs another page, other facts or another language than the gallery has. */
export function ElsewhereOnSite({ with: change, show }: Props) {
  const page = usePage();
  return <PageProvider value={{ ...page, ...change(page) }}>{show}</PageProvider>;
}
