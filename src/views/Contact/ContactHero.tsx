import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import type { ContactContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';

/** Call now, or jump to the form. */
export function ContactHero({ content }: { content: Resolved<ContactContent>['hero'] }) {
  return (
    <PageHero heading={content.heading} lede={content.lede} picture={content.picture}>
      <div className="cluster">
        <CallButton tone="primary" />
        <ButtonLink href="#tour" tone="plain">
          {content.write}
        </ButtonLink>
      </div>
      <OpeningStatus />
    </PageHero>
  );
}
