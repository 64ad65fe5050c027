import { Section } from '../../components/Section/Section.tsx';
import { Statistics } from '../../components/Statistics/Statistics.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './WhyUs.module.css';

export function WhyUs({ content }: { content: Loaded<'home'>['why'] }) {
  return (
    <Section ground="deep" edge="mirrored">
      <div className="columns">
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className="lede">{content.lede}</p>
        </div>
        <Statistics statistics={content.statistics} layout="display" />
      </div>
      <ul className={`ruled ${styles.pillars}`}>
        {content.pillars.map((pillar) => (
          <li key={pillar.title}>
            <h3>{pillar.title}</h3>
            <p>{pillar.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
