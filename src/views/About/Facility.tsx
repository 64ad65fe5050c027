import { FeatureList } from '../../components/FeatureList/FeatureList.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Facility.module.css';
import { Photographs } from './Photographs.tsx';

export function Facility({ content }: { content: Loaded<'about'>['facility'] }) {
  return (
    <Section ground="page" edge="mirrored">
      <div className={`media ${styles.facility}`}>
        <div className={`art ${styles.art}`}>
          <Picture picture={content.picture} loading="lazy" sizes="(min-width: 69rem) 44rem, 100vw" />
        </div>
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className="lede">{content.lede}</p>
          {content.features.length > 0 && <FeatureList features={content.features} size="large" />}
        </div>
      </div>
      <Photographs photographs={content.photographs} />
    </Section>
  );
}
