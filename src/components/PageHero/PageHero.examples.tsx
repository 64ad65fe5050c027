import { drawing, longText, longTitle, longWord } from '../../gallery/samples.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { PageHero } from './PageHero.tsx';

export const place = 'window';

const words = { heading: 'Come in, sit down', lede: 'A safe, friendly day in Fresno.' };
const buttons = (
  <div className="cluster">
    <ButtonLink href="/contact" tone="primary" label="Schedule a Free Tour" />
    <CallButton />
  </div>
);
const whole = { ...words, picture: drawing, children: buttons };

export const examples = {
  WithPicture: <PageHero {...whole} />,
  WithoutPicture: <PageHero {...words} />,
  LongestTitle: <PageHero {...whole} heading={longTitle} lede={longText} />,
  LowOnPhones: <PageHero {...whole} size="low" />,
  OneLongWord: <PageHero heading={longWord} lede={longWord} picture={drawing} />,
};
