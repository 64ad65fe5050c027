import { PageLink } from './PageLink.tsx';

export const examples = {
  ToAnotherPage: (
    <p>
      <PageLink path="/contact">Contact us</PageLink> and ask.
    </p>
  ),
  ToThisPage: (
    <p>
      You are in the <PageLink path="/gallery">gallery</PageLink> of examples.
    </p>
  ),
};
