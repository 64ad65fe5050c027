import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Heading } from '../../content/shared-schema.ts';
import sprig from '../../illustrations/sprig-leaf.svg';
import styles from './ShareStory.module.css';

export function ShareStory({ content }: { content: Heading }) {
  return (
    <Section ground="warm" edge="mirrored" flush>
      <div className={styles.share}>
        <div className={`deferred ${styles.sprig}`}>
          <img src={sprig.src} width={200} height={96} alt="" loading="lazy" />
        </div>
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className="lede">
            <RichText>{content.lede}</RichText>
          </p>
        </div>
      </div>
    </Section>
  );
}
