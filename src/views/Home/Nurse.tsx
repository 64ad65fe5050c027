import { Picture } from '../../components/Picture/Picture.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import styles from './HomeView.module.css';

export type Photograph = NonNullable<Loaded<'about'>['facility']['photographs']['nurse']>;

/** Her caption is a name and a role: "Ana Ruiz, registered nurse". */
export function Nurse({ photograph: { picture, caption } }: { photograph: Photograph }) {
  const [name, ...role] = caption.split(', ');
  return (
    <figure className={styles.nurse}>
      <Picture picture={picture} loading="lazy" sizes="(min-width: 60rem) 35rem, 100vw" />
      <figcaption>
        <b>{name}</b> {role.join(', ')}
      </figcaption>
    </figure>
  );
}
