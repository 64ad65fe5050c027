import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import type { ThankYouContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import { localizedPath } from '../../site/addresses.ts';
import type { SiteContextValue } from '../../site/site-context.tsx';

/** Where a tour request sent without JavaScript ends. */
export function ThankYouView({ context, content }: { context: SiteContextValue; content: Resolved<ThankYouContent> }) {
  return (
    <SiteFrame context={context} sky="page">
      <PageHero heading={content.heading} lede={content.lede} picture={content.picture}>
        <p>
          <RichText>{content.text}</RichText>
        </p>
        <div className="cluster">
          <ButtonLink href={localizedPath(context.locale, '/')} tone="primary">
            {content.back}
          </ButtonLink>
          <CallButton />
        </div>
      </PageHero>
    </SiteFrame>
  );
}
