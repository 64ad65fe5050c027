import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { useSite } from '../../site/site-context.tsx';
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
  const { words } = useSite();
  return (
    <ElsewhereOnSite words={{ ...words, call: 'Llamar', tour: 'Programar una visita' }}>
      <Main />
      <PhoneBar />
    </ElsewhereOnSite>
  );
}
