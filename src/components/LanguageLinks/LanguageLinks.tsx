import { usePage } from '../../page/page-context.tsx';

/** Links to this page in the other languages of the site; nothing while there is only one. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { alternates } = usePage();
  return alternates.map(({ locale, language, href }) => (
    <a key={locale} className={className} href={href} lang={locale} hrefLang={locale}>
      {language}
    </a>
  ));
}
