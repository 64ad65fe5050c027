import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
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

export function SpanishLength() {
  const { ui } = usePage();
  const navigation = {
    ...ui.navigation,
    home: 'Inicio',
    about: 'Quiénes somos',
    services: 'Servicios',
    testimonials: 'Testimonios',
    contact: 'Contacto',
    allServices: 'Ver los doce servicios',
  };
  return (
    <ElsewhereOnSite
      ui={{ ...ui, navigation, call: 'Llamar', menu: 'Menú', closeMenu: 'Cerrar' }}
      alternates={[{ locale: 'en', language: 'English', href: '/gallery' }]}
    >
      <Header />
      <Main />
    </ElsewhereOnSite>
  );
}
