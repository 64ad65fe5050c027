import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { CheckList } from '../../components/CheckList/CheckList.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import { Worries } from '../../components/Worries/Worries.tsx';
import type { Loaded, LoadedService } from '../../page-data/get-content.ts';
import type { PageProps } from '../../page-data/load-page.ts';
import styles from './ServicesView.module.css';

export function ServicesView({ context, content, services }: PageProps<'servicesPage'>) {
  return (
    <PageFrame context={context} footerGround="butter">
      <div className={`wrapper ${styles.hero}`}>
        <div className="flow">
          <h1>{content.hero.heading}</h1>
          <p className="lede">
            <RichText>{content.hero.lede}</RichText>
          </p>
        </div>
        <Worries worries={content.hero.worries} />
      </div>
      <IsItRightForUs content={content.fit} services={services} />
      <Section ground="cream" id="all">
        <div className="flow">
          <h2>{context.ui.service.menuLabel}</h2>
          <ServiceGrid services={services} />
        </div>
      </Section>
      <VisitInvitation content={content.invitation} />
    </PageFrame>
  );
}

function IsItRightForUs({ content, services }: { content: Loaded<'servicesPage'>['fit']; services: LoadedService[] }) {
  return (
    <Section ground="sage" edge="wave" id="fit">
      <SectionHead content={content} />
      <Checklist heading={content.heading} content={content.check} />
      {/* Wide windows show the list under this heading, phones fold it behind the other one. */}
      <h3 className={styles.unfolded}>{content.questions}</h3>
      <details className={styles.folded}>
        <summary>
          <h3>{content.questions}</h3>
          <Icon name="chevron" />
        </summary>
        <ul id="by-question" className={`link-list fit ${styles.questions}`}>
          {services.map((service) => (
            <li key={service.path}>
              <PageLink to={service}>{service.worry}</PageLink>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

interface ChecklistProps {
  heading: string;
  content: Loaded<'servicesPage'>['fit']['check'];
}

function Checklist({ heading, content }: ChecklistProps) {
  return (
    <div className={`sheet ${styles.check}`}>
      <fieldset>
        <legend className="hidden-visually">{heading}</legend>
        <CheckList items={content.items} />
        <p className="small">{content.note}</p>
      </fieldset>
      <div className={styles.call}>
        <h3 className="heading-s">{content.next}</h3>
        <p>{content.nextText}</p>
        <CallButton />
      </div>
    </div>
  );
}
