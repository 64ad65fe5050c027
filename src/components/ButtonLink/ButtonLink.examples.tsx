import { longText, longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const examples = {
  Primary: (
    <ButtonLink href="/contact" tone="primary">
      Schedule a Free Tour
    </ButtonLink>
  ),
  PlainWithIcons: (
    <ButtonLink href="/contact" tone="plain" icon="calendar" iconAfter="arrow">
      Schedule a Free Tour
    </ButtonLink>
  ),
  NewTab: (
    <ButtonLink href="/contact" tone="plain" iconAfter="external" newTab>
      View Google Reviews (opens in a new tab)
    </ButtonLink>
  ),
  BesideEachOther: (
    <div className="cluster">
      <ButtonLink href="/contact" tone="primary">
        Schedule a Free Tour
      </ButtonLink>
      <ButtonLink href="/about" tone="plain">
        About Us
      </ButtonLink>
    </div>
  ),
  ASentence: (
    <ButtonLink href="/contact" tone="primary" icon="calendar" iconAfter="arrow">
      {longText}
    </ButtonLink>
  ),
  OneLongWord: (
    <ButtonLink href="/contact" tone="plain" icon="calendar">
      {longWord}
    </ButtonLink>
  ),
  OnDeepGreen: (
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
  ),
};
