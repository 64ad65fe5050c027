import { Picture } from '../../components/Picture/Picture.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './Photographs.module.css';

type Props = Pick<Loaded<'about'>['facility'], 'photographs'>;

export function Photographs({ photographs }: Props) {
  const { frontDoor, diningTable, nurse, van } = photographs;
  const taken = [frontDoor, diningTable, nurse, van].filter((photograph) => photograph !== null);
  if (taken.length === 0) return null;
  return (
    <ul className={styles.photographs}>
      {taken.map(({ picture, caption }) => (
        <li key={caption}>
          <figure className={`sheet ${styles.frame}`}>
            <Picture picture={picture} loading="lazy" sizes="(min-width: 48rem) 38rem, 100vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
