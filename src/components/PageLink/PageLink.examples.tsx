import { PageLink } from './PageLink.tsx';

export const examples = {
  ToAnotherPage: (
    <p>
      <PageLink to="/contact">Contact us</PageLink> and ask.
    </p>
  ),
  ToThisPage: (
    <p>
      You are in the <PageLink to="/gallery">gallery</PageLink> of examples.
    </p>
  ),
};
