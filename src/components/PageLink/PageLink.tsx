import type { ReactNode } from 'react';
import { localizedPath } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';

interface Props {
  /** Address of the page without language prefix. */
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site in the language of this one; marked when it leads to the page one is on. */
export function PageLink({ path, className, children }: Props) {
  const page = usePage();
  return (
    <a
      className={className}
      href={localizedPath(page.locale, path)}
      aria-current={page.path === path ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
