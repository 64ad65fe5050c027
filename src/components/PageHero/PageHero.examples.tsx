import { drawing, longText, longTitle, longWord } from '../../gallery/samples.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { PageHero } from './PageHero.tsx';

export const place = 'window';

const buttons = (
  <div className="cluster">
    <ButtonLink href="/contact" tone="primary">
      Schedule a Free Tour
    </ButtonLink>
    <CallButton />
  </div>
);

export function WithPicture() {
  return (
    <PageHero heading="Come in, sit down" lede="A safe, friendly day in Fresno." picture={drawing}>
      {buttons}
    </PageHero>
  );
}

export function WithoutPicture() {
  return <PageHero heading="Come in, sit down" lede="A safe, friendly day in Fresno." />;
}

export function LongestTitle() {
  return (
    <PageHero heading={longTitle} lede={longText} picture={drawing}>
      {buttons}
    </PageHero>
  );
}

export function LowOnPhones() {
  return (
    <PageHero heading="Come in, sit down" lede="A safe, friendly day in Fresno." picture={drawing} size="low">
      {buttons}
    </PageHero>
  );
}

export function OneLongWord() {
  return <PageHero heading={longWord} lede={longWord} picture={drawing} />;
}
