import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { PhoneBar } from './PhoneBar.tsx';

export const place = 'document';

const page = (
  <>
    <main className="wrapper">
      <h1>A page on a phone</h1>
      <p>The bar stands at the lower edge of narrow windows.</p>
    </main>
    <PhoneBar />
  </>
);

export const examples = {
  Usual: page,
  SpanishLength: (
    <ElsewhereOnSite with={({ ui }) => ({ ui: { ...ui, call: 'Llamar', tour: 'Programar una visita' } })} show={page} />
  ),
};
