import { usePage } from '../../site/page-context.tsx';

export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { alternates } = usePage();
  return alternates.map(({ locale, language, href }) => (
    <a key={locale} className={className} href={href} lang={locale} hrefLang={locale} data-screen-only>
      {language}
    </a>
  ));
}
