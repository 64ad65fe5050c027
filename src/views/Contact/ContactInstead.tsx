import { AddressLink } from '../../components/AddressLink/AddressLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { EmailLink } from '../../components/EmailLink/EmailLink.tsx';
import type { Loaded } from '../../content/get-content.ts';

/** Replaces the form of a site that is built with FORM=none, for a host that collects no forms. */
export function ContactInstead({ heading, instead }: Loaded<'contact'>['form']) {
  return (
    <section id="tour" className="sheet flow" aria-labelledby="tour-heading">
      <h2 id="tour-heading">{heading}</h2>
      <p>{instead}</p>
      <CallButton />
      <p>
        <EmailLink />
      </p>
      <p>
        <AddressLink />
      </p>
    </section>
  );
}
