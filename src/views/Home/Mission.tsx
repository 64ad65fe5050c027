import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Tiles } from '../../components/Tiles/Tiles.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Mission.module.css';

export function Mission({ content }: { content: Loaded<'home'>['mission'] }) {
  return (
    <Section ground="page" edge="mirrored">
      <div className={`media ${styles.media}`}>
        <div className={`art deferred ${styles.art}`}>
          <Picture picture={content.picture} loading="lazy" sizes="(min-width: 69rem) 40rem, 100vw" />
        </div>
        <div className={`flow ${styles.words}`}>
          <h2>{content.heading}</h2>
          <p className={styles.statement}>{content.statement}</p>
          <RichText as="p">{content.text}</RichText>
        </div>
      </div>
      <Tiles tiles={content.cards} className={styles.cards} layout="row" />
      <div className={styles.philosophy}>
        <h2>{content.philosophy.heading}</h2>
        <ul className={`ruled ${styles.points}`}>
          {content.philosophy.points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
