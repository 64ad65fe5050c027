import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Story.module.css';

export function Story({ content }: { content: Loaded<'about'>['story'] }) {
  return (
    <Section ground="page" edge="mirrored">
      <h2>{content.heading}</h2>
      <ol className={styles.parts}>
        {content.parts.map((part) => (
          <li key={part.title} className="flow">
            <p className={styles.time}>{part.time}</p>
            <h3>{part.title}</h3>
            <RichText as="p">{part.paragraphs}</RichText>
          </li>
        ))}
      </ol>
    </Section>
  );
}
