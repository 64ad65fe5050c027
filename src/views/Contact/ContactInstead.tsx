import { AddressLink } from '../../components/AddressLink/AddressLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import type { Loaded } from '../../content/get-content.ts';
import { usePage } from '../../site/page-context.tsx';

/** Replaces the form of a site that is built with FORM=none, for a host that collects no forms. */
export function ContactInstead({ heading, instead }: Loaded<'contact'>['form']) {
  const { facts } = usePage();
  return (
    <section id="tour" className="sheet flow" aria-labelledby="tour-heading">
      <h2 id="tour-heading">{heading}</h2>
      <p>{instead}</p>
      <CallButton />
      <p>
        <a href={`mailto:${facts.email}`}>{facts.email}</a>
      </p>
      <p>
        <AddressLink />
      </p>
    </section>
  );
}
