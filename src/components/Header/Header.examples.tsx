import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import type { MenuItem } from '../../page/navigation.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { Header } from './Header.tsx';

export const place = 'document';

const page = (
  <>
    <Header />
    <main>
      <h1>The top of a page</h1>
    </main>
  </>
);
const otherLanguage = { locale: 'en', language: 'Español', href: '/gallery' };

function sixLinksAndThreeLanguages({ menuItems }: PageContext) {
  const sixth: MenuItem = { path: '/questions', label: 'Questions', locale: 'en', menus: ['header'] };
  const alternates = [
    { locale: 'es', language: 'Español', href: '/gallery' },
    { locale: 'hmn', language: 'Hmoob', href: '/gallery' },
  ];
  return { menuItems: [...menuItems, sixth], alternates };
}

function spanishLength({ ui, menuItems }: PageContext) {
  const navigation = { ...ui.navigation, allServices: 'Ver los doce servicios' };
  const labels = ['Inicio', 'Quiénes somos', 'Servicios', 'Testimonios', 'Contacto'];
  return {
    menuItems: menuItems.map((item, index) => ({ ...item, label: labels[index] ?? item.label })),
    ui: { ...ui, navigation, call: 'Llamar', menu: 'Menú', closeMenu: 'Cerrar' },
    alternates: [{ ...otherLanguage, language: 'English' }],
  };
}

export const examples = {
  OnHome: <ElsewhereOnSite with={() => ({ path: '/' })} show={page} />,
  OnAServicePage: <ElsewhereOnSite with={() => ({ path: '/services/transportation' })} show={page} />,
  InTwoLanguages: <ElsewhereOnSite with={() => ({ alternates: [otherLanguage] })} show={page} />,
  SixLinksAndThreeLanguages: <ElsewhereOnSite with={sixLinksAndThreeLanguages} show={page} />,
  SpanishLength: <ElsewhereOnSite with={spanishLength} show={page} />,
};
