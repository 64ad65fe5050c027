import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { usePage } from '../../page/page-context.tsx';
import { PhoneBar } from './PhoneBar.tsx';

export const place = 'document';

function Main() {
  return (
    <main className="wrapper">
      <h1>A page on a phone</h1>
      <p>The bar stands at the lower edge of narrow windows.</p>
    </main>
  );
}

export function Usual() {
  return (
    <>
      <Main />
      <PhoneBar />
    </>
  );
}

export function SpanishLength() {
  const { ui } = usePage();
  return (
    <ElsewhereOnSite ui={{ ...ui, call: 'Llamar', tour: 'Programar una visita' }}>
      <Main />
      <PhoneBar />
    </ElsewhereOnSite>
  );
}
