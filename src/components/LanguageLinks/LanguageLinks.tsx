import { usePage } from '../../page-data/page-context.tsx';

export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { alternates } = usePage();
  return alternates.map(({ language, name, href }) => (
    <a
      key={language}
      className={className}
      href={href}
      lang={language}
      hrefLang={language}
      translate="no"
      data-screen-only
    >
      {name}
    </a>
  ));
}
