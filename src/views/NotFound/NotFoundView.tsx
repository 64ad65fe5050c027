import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ViewProps } from '../../page-data/page-context.tsx';
import styles from './NotFoundView.module.css';

export function NotFoundView({ context, content }: ViewProps<'notFound'>) {
  const { services, ui } = context;
  return (
    <PageFrame context={context} footerGround="sage" people={content.hero.picture.outside}>
      <PageHero {...content.hero}>
        <RichText as="p">{content.text}</RichText>
        <div className="cluster" data-hero-buttons>
          <ButtonLink href="/" tone="plain" label={content.home} />
          <CallButton />
        </div>
      </PageHero>
      <Section ground="sage" edge="wave">
        <h2>{ui.service.menu}</h2>
        <ul className={`touch-targets ${styles.services}`}>
          {services.map((service) => (
            <li key={service.path}>
              <PageLink to={service}>{service.shortTitle}</PageLink>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
