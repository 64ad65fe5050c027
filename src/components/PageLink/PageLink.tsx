import type { ReactNode } from 'react';
import { targetOf } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';

interface Props {
  /** Address of the page without language prefix. */
  path: string;
  /** Language of its words; that of the page when left out. */
  lang?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site, in the language of this one if it is there; marked when it leads to the page one is on. */
export function PageLink({ path, lang, className, children }: Props) {
  const page = usePage();
  return (
    <a
      className={className}
      {...targetOf(path, page)}
      lang={lang === page.locale ? undefined : lang}
      aria-current={page.path === path ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
