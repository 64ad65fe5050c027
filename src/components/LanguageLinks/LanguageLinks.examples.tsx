import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

export function OneOtherLanguage() {
  return (
    <ElsewhereOnSite alternates={[{ locale: 'en', language: 'Español', href: '/gallery' }]}>
      <LanguageLinks />
    </ElsewhereOnSite>
  );
}

export function NoOtherLanguage() {
  return (
    <ElsewhereOnSite alternates={[]}>
      <p>
        Nothing follows: <LanguageLinks />
      </p>
    </ElsewhereOnSite>
  );
}
