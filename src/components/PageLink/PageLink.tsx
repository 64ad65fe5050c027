import type { ReactNode } from 'react';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';

interface Props {
  /** Address of the page without language prefix. */
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site in the language of this one; marked when it leads to the page one is on. */
export function PageLink({ path, className, children }: Props) {
  const site = useSite();
  return (
    <a
      className={className}
      href={localizedPath(site.locale, path)}
      aria-current={site.path === path ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
