import { DEFAULT_LANGUAGE } from '../../../shared/language.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { LanguageNote } from '../../components/LanguageNote/LanguageNote.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import type { Loaded } from '../../content/load.ts';
import { tourForm } from '../../page/addresses.ts';
import { usePage } from '../../page/page-context.tsx';
import styles from './HomeHero.module.css';

export function HomeHero({ content }: { content: Loaded<'home'>['hero'] }) {
  const { locale } = usePage();
  const beforeHighlight = content.heading.slice(0, -content.headingHighlight.length);
  return (
    <PageHero
      heading={
        <>
          {beforeHighlight}
          <span className={styles.highlight}>
            {content.headingHighlight}
            <svg viewBox="0 0 300 20" width="300" height="20" preserveAspectRatio="none" aria-hidden="true">
              <path d="M4 13C60 5 120 4 168 8s96 6 128-1" />
            </svg>
          </span>
        </>
      }
      lede={content.lede}
      picture={content.picture}
    >
      <div className="cluster" data-hero-buttons>
        <ButtonLink href={tourForm} tone="primary" label={content.tour} />
        <CallButton />
      </div>
      <OpeningStatus />
      {locale !== DEFAULT_LANGUAGE && <LanguageNote />}
    </PageHero>
  );
}
