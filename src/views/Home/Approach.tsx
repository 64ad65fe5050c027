import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { HeadingText } from '../../components/HeadingText/HeadingText.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Tiles } from '../../components/Tiles/Tiles.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Approach.module.css';

export function Approach({ content }: { content: Loaded<'home'>['approach'] }) {
  return (
    <Section ground="calm" edge="wave">
      <div className={`columns ${styles.sides}`}>
        <div className="flow">
          <h2>
            <HeadingText>{content.heading}</HeadingText>
          </h2>
          <p className="lede">{content.lede}</p>
          <RichText as="p">{content.text}</RichText>
          <div className={`cluster ${styles.call}`}>
            <CallButton tone="primary" label={content.call} />
            <p>
              <RichText>{content.availability}</RichText>
            </p>
          </div>
        </div>
        <Tiles tiles={content.values} className={styles.values} layout="row" />
      </div>
    </Section>
  );
}
