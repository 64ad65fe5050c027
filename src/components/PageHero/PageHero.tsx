import type { ReactNode } from 'react';
import type { ResolvedPicture } from '../../content/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './PageHero.module.css';

interface Props {
  /** The only first-level heading of the page. */
  heading: ReactNode;
  lede: string;
  picture?: ResolvedPicture;
  /** Buttons and the line below them. */
  children?: ReactNode;
}

/** The top of a page: what it is about, beside a picture. */
export function PageHero({ heading, lede, picture, children }: Props) {
  return (
    <div className={`wrapper pair ${styles.hero}`} data-picture={Boolean(picture)}>
      <div className={`flow ${styles.words}`}>
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
      {picture && (
        <div className={`art ${styles.art}`}>
          <Picture picture={picture} loading="first" sizes="(min-width: 64rem) 44rem, 100vw" />
        </div>
      )}
    </div>
  );
}
