import { PageLink } from './PageLink.tsx';

export function ToAnotherPage() {
  return (
    <p>
      <PageLink path="/contact">Contact us</PageLink> and ask.
    </p>
  );
}

export function ToThisPage() {
  return (
    <p>
      You are in the <PageLink path="/gallery">gallery</PageLink> of examples.
    </p>
  );
}
