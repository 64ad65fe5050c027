import { Icon } from '../../components/Icon/Icon.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Loaded, Service } from '../../content/load.ts';
import { Checklist } from './Checklist.tsx';
import styles from './IsItRightForUs.module.css';

interface Props {
  content: Loaded<'servicesPage'>['fit'];
  services: Pick<Service, 'path' | 'worry' | 'locale'>[];
}

export function IsItRightForUs({ content, services }: Props) {
  return (
    <Section ground="calm" edge="wave" id="fit">
      <div className="flow">
        <h2>{content.heading}</h2>
        <p className="lede">{content.lede}</p>
      </div>
      <Checklist content={content.check} />
      {/* Wide windows show the list under this heading, phones fold it behind the other one. */}
      <h3 className={styles.unfolded}>{content.questions}</h3>
      <details className={styles.folded}>
        <summary>
          <h3>{content.questions}</h3>
          <Icon name="chevron" />
        </summary>
        <ul className={`link-list ${styles.questions}`}>
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
