import { drawing, longText, longTitle, longWord } from '../../gallery/samples.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { PageHero } from './PageHero.tsx';

export const place = 'window';

const usual = { heading: 'Come in, sit down', lede: 'A safe, friendly day in Fresno.' };
const buttons = (
  <div className="cluster">
    <ButtonLink href="/contact" tone="primary" label="Schedule a Free Tour" />
    <CallButton />
  </div>
);

export const examples = {
  WithPicture: (
    <PageHero {...usual} picture={drawing}>
      {buttons}
    </PageHero>
  ),
  WithoutPicture: <PageHero {...usual} />,
  LongestTitle: (
    <PageHero heading={longTitle} lede={longText} picture={drawing}>
      {buttons}
    </PageHero>
  ),
  LowOnPhones: (
    <PageHero {...usual} picture={drawing} size="low">
      {buttons}
    </PageHero>
  ),
  OneLongWord: <PageHero heading={longWord} lede={longWord} picture={drawing} />,
};
