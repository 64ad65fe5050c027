import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

const alternates = [{ locale: 'en', language: 'Español', href: '/gallery' }];

export const examples = {
  OneOtherLanguage: <ElsewhereOnSite with={() => ({ alternates })} show={<LanguageLinks />} />,
};
