import { FeatureList } from '../../components/FeatureList/FeatureList.tsx';
import { PaintedIcon } from '../../components/PaintedIcon/PaintedIcon.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './WhatSetsUsApart.module.css';

export function WhatSetsUsApart({ content }: { content: Loaded<'about'>['differences'] }) {
  return (
    <Section ground="quiet" edge="wave">
      <h2>{content.heading}</h2>
      <ul className={styles.cards}>
        {content.items.map((item) => (
          <li key={item.title} className={`sheet ${styles.card}`}>
            <PaintedIcon icon={item.icon} color={item.color} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <div className={styles.features}>
              <FeatureList features={item.features} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
