import type { ReactNode } from 'react';
import { FeatureList } from '../../components/FeatureList/FeatureList.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { GuideSectionContent } from '../../content/answer-schemas.ts';
import styles from './GuideSection.module.css';
import { ResourceList } from './ResourceList.tsx';

interface Props {
  section: GuideSectionContent;
  children: ReactNode;
}

export function GuideSection({ section, children }: Props) {
  const { id, heading, paragraphs, steps, lists, links, places, after } = section;
  return (
    <section className={`columns ${styles.section}`} id={id}>
      <h2 className="heading-m">{heading}</h2>
      <div className="flow">
        <RichText as="p">{paragraphs ?? []}</RichText>
        {children}
        {steps && (
          <ol className={`steps ${styles.steps}`}>
            <RichText as="li">{steps}</RichText>
          </ol>
        )}
        {lists && (
          <div className={styles.lists}>
            {lists.map((list) => (
              <div key={list.heading}>
                <h3>{list.heading}</h3>
                <FeatureList features={list.items} />
              </div>
            ))}
          </div>
        )}
        {links && (
          <ul className={`link-list ${styles.links}`}>
            {links.map(({ path, text }) => (
              <li key={path}>
                <PageLink to={path}>{text}</PageLink>
              </li>
            ))}
          </ul>
        )}
        {places && <ResourceList places={places} />}
        {after && <RichText as="p">{after}</RichText>}
      </div>
    </section>
  );
}
