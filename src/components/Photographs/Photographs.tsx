import type { Loaded } from '../../page-data/get-content.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Photographs.module.css';

export function Photographs({ photographs }: { photographs: Loaded<'about'>['facility']['photographs'] }) {
  const { nurse, frontDoor, diningTable, van } = photographs;
  const taken = [nurse, frontDoor, diningTable, van].filter((photograph) => photograph !== null);
  if (taken.length === 0) return null;
  return (
    <ul className={`fit ${styles.photographs}`}>
      {taken.map(({ picture, caption }) => (
        <li key={caption}>
          <figure>
            <Picture picture={picture} loading="lazy" sizes="(min-width: 40rem) 24rem, 50vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
