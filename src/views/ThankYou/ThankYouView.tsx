import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import type { ThankYouContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { PhoneText } from '../../tour-request/PhoneText.tsx';

/** Where a tour request sent without JavaScript ends. */
export function ThankYouView({ context, content }: { context: PageContext; content: Resolved<ThankYouContent> }) {
  const { thanks } = context.ui.tourRequest;
  return (
    <PageFrame context={context} footerGround="page">
      <PageHero heading={content.heading} lede={thanks.text} picture={content.picture}>
        <p>
          <PhoneText text={thanks.urgent} phone={context.facts.phone} />
        </p>
        <div className="cluster">
          <ButtonLink href="/" tone="primary">
            {content.back}
          </ButtonLink>
          <CallButton />
        </div>
      </PageHero>
    </PageFrame>
  );
}
