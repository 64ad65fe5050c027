import { RichText } from '../../components/RichText/RichText.tsx';
import { SourceNote } from '../../components/SourceNote/SourceNote.tsx';
import type { PlaceContent } from '../../content/answer-schemas.ts';
import styles from './ResourceList.module.css';

export function ResourceList({ places }: { places: PlaceContent[] }) {
  return (
    <ul className={`ruled ${styles.places}`}>
      {places.map(({ name, text, phone, source }) => (
        <li key={name}>
          <h3 className="heading-s">{name}</h3>
          <RichText as="p">{text}</RichText>
          {phone && (
            <p className={`touch-targets ${styles.phone}`}>
              <a href={`tel:+${phone.replaceAll('-', '')}`}>{phone}</a>
            </p>
          )}
          <SourceNote source={source} />
        </li>
      ))}
    </ul>
  );
}
