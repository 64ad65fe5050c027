import { longText, longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const examples = {
  Primary: <ButtonLink href="/contact" tone="primary" label="Schedule a Free Tour" />,
  PlainWithIcons: (
    <ButtonLink href="/contact" tone="plain" icon="calendar" iconAfter="arrow" label="Schedule a Free Tour" />
  ),
  ASentence: <ButtonLink href="/contact" tone="primary" icon="calendar" iconAfter="arrow" label={longText} />,
  OneLongWord: <ButtonLink href="/contact" tone="plain" icon="calendar" label={longWord} />,
  OnDeepGreen: (
    <Section ground="deep">
      <div className="cluster">
        <ButtonLink href="/contact" tone="primary" label="Schedule a Free Tour" />
        <ButtonLink href="/about" tone="plain" icon="phone" label="About Us" />
      </div>
    </Section>
  ),
};
