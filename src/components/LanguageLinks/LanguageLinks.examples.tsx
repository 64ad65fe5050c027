import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

export const examples = {
  OneOtherLanguage: (
    <ElsewhereOnSite with={() => ({ alternates: [{ locale: 'en', language: 'Español', href: '/gallery' }] })}>
      <LanguageLinks />
    </ElsewhereOnSite>
  ),
  NoOtherLanguage: (
    <ElsewhereOnSite with={() => ({ alternates: [] })}>
      <p>
        Nothing follows: <LanguageLinks />
      </p>
    </ElsewhereOnSite>
  ),
};
