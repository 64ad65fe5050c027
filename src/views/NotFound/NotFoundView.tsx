import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import type { NotFoundContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import { localizedPath } from '../../site/addresses.ts';
import type { SiteContextValue } from '../../site/site-context.tsx';
import styles from './NotFoundView.module.css';

/** Helps on from an address that leads nowhere. */
export function NotFoundView({ context, content }: { context: SiteContextValue; content: Resolved<NotFoundContent> }) {
  const { locale, services, words } = context;
  return (
    <SiteFrame context={context} sky="calm">
      <PageHero {...content.hero}>
        <p>
          <RichText>{content.text}</RichText>
        </p>
        <div className="cluster">
          <ButtonLink href={localizedPath(locale, '/')} tone="primary">
            {content.home}
          </ButtonLink>
          <CallButton />
        </div>
      </PageHero>
      <Section ground="calm" edge="wave" flush>
        <h2>{words.service.menu}</h2>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.path}>
              <PageLink path={service.path}>{service.title}</PageLink>
            </li>
          ))}
        </ul>
      </Section>
    </SiteFrame>
  );
}
