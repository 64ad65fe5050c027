import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpenLine } from '../../components/OpenLine/OpenLine.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import type { HomeContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './HomeHero.module.css';

/** What the centre is, and the two ways to it. */
export function HomeHero({ content }: { content: Resolved<HomeContent>['hero'] }) {
  const { locale } = useSite();
  const beforeBrush = content.heading.slice(0, -content.brushed.length);
  return (
    <PageHero
      heading={
        <>
          {beforeBrush}
          <span className={styles.brushed}>
            {content.brushed}
            <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
              <path d="M4 13C60 5 120 4 168 8s96 6 128-1" />
            </svg>
          </span>
        </>
      }
      lede={content.lede}
      picture={content.picture}
    >
      <div className="cluster">
        <ButtonLink href={localizedPath(locale, '/contact')} tone="primary">
          {content.tour}
        </ButtonLink>
        <CallButton />
      </div>
      <OpenLine />
    </PageHero>
  );
}
