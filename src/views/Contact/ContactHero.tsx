import { addressLines, promisedHours } from '../../../shared/facts.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { LanguageNote } from '../../components/LanguageNote/LanguageNote.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { splitByPattern } from '../../components/RichText/split-by-pattern.tsx';
import type { Loaded } from '../../content/load.ts';
import { directionsLink, tourForm } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';
import styles from './ContactHero.module.css';

export function ContactHero({ content }: { content: Loaded<'contact'>['hero'] }) {
  const { facts, ui } = usePage();
  const hours = promisedHours(facts.claims.promise);
  // A line that ends between the lines of the logo is a good one.
  const [, second] = facts.logoLines;
  const heading = splitByPattern(content.heading, new RegExp(RegExp.escape(second), 'g'), ([text]) => (
    <span className="nowrap">{text}</span>
  ));
  return (
    <PageHero heading={heading} lede={content.lede} picture={content.picture} size="low">
      <div className={`cluster ${styles.ways}`} data-hero-buttons>
        <CallButton tone="primary" />
        <ButtonLink href={tourForm} tone="plain" label={content.tour} />
        <a className="touch-target" href={directionsLink(addressLines(facts).join(', '))}>
          {ui.directions}
        </a>
      </div>
      <LanguageNote />
      <div>
        <OpeningStatus />
        <p className={styles.answer} {...(hours && { 'data-answer-by': content.answerBy, 'data-hours': hours })}>
          {content.answer}
        </p>
      </div>
    </PageHero>
  );
}
