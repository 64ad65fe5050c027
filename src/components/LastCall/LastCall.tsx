import type { ResolvedPicture } from '../../content/pictures.ts';
import type { Invitation } from '../../content/shared-schema.ts';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { OpenLine } from '../OpenLine/OpenLine.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './LastCall.module.css';

/** The open door at the end of a page. */
export function LastCall({ content }: { content: Invitation & { picture: ResolvedPicture } }) {
  const { locale } = useSite();
  return (
    <Section ground="warm" edge="hill" flush>
      <div className={`pair ${styles.call}`}>
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className="lede">{content.lede}</p>
          <div className="cluster">
            <ButtonLink href={localizedPath(locale, '/contact')} tone="primary">
              {content.tour}
            </ButtonLink>
            <CallButton />
          </div>
          <OpenLine />
        </div>
        <div className={`art ${styles.art}`}>
          <Picture picture={content.picture} loading="lazy" sizes="(min-width: 64rem) 36rem, 100vw" />
        </div>
      </div>
    </Section>
  );
}
