import { longText, longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export function Primary() {
  return (
    <ButtonLink href="/contact" tone="primary">
      Schedule a Free Tour
    </ButtonLink>
  );
}

export function PlainWithIcons() {
  return (
    <ButtonLink href="/contact" tone="plain" icon="calendar" iconAfter="arrow">
      Schedule a Free Tour
    </ButtonLink>
  );
}

export function NewTab() {
  return (
    <ButtonLink href="/contact" tone="plain" iconAfter="external" newTab>
      View Google Reviews (opens in a new tab)
    </ButtonLink>
  );
}

export function BesideEachOther() {
  return (
    <div className="cluster">
      <ButtonLink href="/contact" tone="primary">
        Schedule a Free Tour
      </ButtonLink>
      <ButtonLink href="/about" tone="plain">
        About Us
      </ButtonLink>
    </div>
  );
}

export function ASentence() {
  return (
    <ButtonLink href="/contact" tone="primary" icon="calendar" iconAfter="arrow">
      {longText}
    </ButtonLink>
  );
}

export function OneLongWord() {
  return (
    <ButtonLink href="/contact" tone="plain" icon="calendar">
      {longWord}
    </ButtonLink>
  );
}

export function OnDeepGreen() {
  return (
    <Section ground="deep">
      <div className="cluster">
        <ButtonLink href="/contact" tone="primary">
          Schedule a Free Tour
        </ButtonLink>
        <ButtonLink href="/about" tone="plain" icon="phone">
          About Us
        </ButtonLink>
      </div>
    </Section>
  );
}
