import type { ReactNode } from 'react';
import { targetOf } from '../../page-data/links.ts';
import { usePage } from '../../page-data/page-context.tsx';

interface Props {
  /** Path of the page without language prefix, with the language of its words where that may be another, and the words if they are
      the label of a menu. */
  to: string | { path: string; language: string; label?: string };
  className?: string | undefined;
  children?: ReactNode;
}

export function PageLink({ to, className, children }: Props) {
  const page = usePage();
  const { path, language, label } = typeof to === 'string' ? { path: to, language: page.language } : to;
  return (
    <a
      className={className}
      {...targetOf(path, page)}
      lang={language === page.language ? undefined : language}
      aria-current={page.path === path ? 'page' : undefined}
    >
      {children ?? label}
    </a>
  );
}
