import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import type { MenuItem } from '../../page/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { Header } from './Header.tsx';

export const place = 'document';

function Main() {
  return (
    <main>
      <h1>The top of a page</h1>
    </main>
  );
}

export function OnHome() {
  return (
    <ElsewhereOnSite path="/">
      <Header />
      <Main />
    </ElsewhereOnSite>
  );
}

export function OnAServicePage() {
  return (
    <ElsewhereOnSite path="/services/transportation">
      <Header />
      <Main />
    </ElsewhereOnSite>
  );
}

export function InTwoLanguages() {
  return (
    <ElsewhereOnSite alternates={[{ locale: 'en', language: 'Español', href: '/gallery' }]}>
      <Header />
      <Main />
    </ElsewhereOnSite>
  );
}

export function SixLinksAndThreeLanguages() {
  const { menuItems } = usePage();
  const sixth: MenuItem = { path: '/questions', label: 'Questions', locale: 'en', menus: ['header'] };
  return (
    <ElsewhereOnSite
      menuItems={[...menuItems, sixth]}
      alternates={[
        { locale: 'es', language: 'Español', href: '/gallery' },
        { locale: 'hmn', language: 'Hmoob', href: '/gallery' },
      ]}
    >
      <Header />
      <Main />
    </ElsewhereOnSite>
  );
}

export function SpanishLength() {
  const { ui, menuItems } = usePage();
  const navigation = { ...ui.navigation, allServices: 'Ver los doce servicios' };
  const labels = ['Inicio', 'Quiénes somos', 'Servicios', 'Testimonios', 'Contacto'];
  const inSpanish = menuItems.map((item, index) => ({ ...item, label: labels[index] ?? item.label }));
  return (
    <ElsewhereOnSite
      menuItems={inSpanish}
      ui={{ ...ui, navigation, call: 'Llamar', menu: 'Menú', closeMenu: 'Cerrar' }}
      alternates={[{ locale: 'en', language: 'English', href: '/gallery' }]}
    >
      <Header />
      <Main />
    </ElsewhereOnSite>
  );
}
