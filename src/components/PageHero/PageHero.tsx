import type { ReactNode } from 'react';
import type { ResolvedPicture } from '../../page-data/resolve-picture.ts';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './PageHero.module.css';

interface Props {
  heading: ReactNode;
  lede: string;
  picture?: ResolvedPicture;
  /** `close` is a close-up behind the wave, `wide` is for a group, `low` is small and next to the heading on phones. */
  size?: 'tall' | 'close' | 'wide' | 'low';
  children?: ReactNode;
}

export function PageHero({ heading, lede, picture, size = 'tall', children }: Props) {
  return (
    <div className={`wrapper ${picture ? 'media ' : ''}${styles.hero}`} data-size={size}>
      <div className={`flow ${styles.words}`}>
        <h1>{heading}</h1>
        <p className="lede">
          <RichText>{lede}</RichText>
        </p>
        {children}
      </div>
      {picture && (
        <div className={`art ${styles.art}`} data-screen-only>
          <Picture picture={picture} loading="first" sizes="(min-width: 60rem) 44rem, 100vw" />
        </div>
      )}
    </div>
  );
}
