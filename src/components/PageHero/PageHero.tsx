import type { ReactNode } from 'react';
import type { ResolvedPicture } from '../../content/resolve-picture.ts';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './PageHero.module.css';

interface Props {
  heading: ReactNode;
  lede: string;
  picture?: ResolvedPicture;
  size?: 'full' | 'wide' | 'low';
  rounded?: boolean;
  children?: ReactNode;
}

export function PageHero({ heading, lede, picture, size = 'full', rounded, children }: Props) {
  return (
    <div className={`wrapper ${picture ? 'media ' : ''}${styles.hero}`} data-size={size} data-picture={picture && true}>
      <div className={`flow ${styles.words}`}>
        <h1>{heading}</h1>
        <p className="lede">
          <RichText>{lede}</RichText>
        </p>
        {children}
      </div>
      {picture && (
        <div className={`art ${styles.art}`} data-shape={rounded ? 'rounded' : undefined}>
          {/* Phones hide the picture of a low hero; lazy, it leaves the network to the first view. */}
          <Picture
            picture={picture}
            loading={size === 'low' ? 'lazy' : 'first'}
            sizes="(min-width: 69rem) 44rem, (min-width: 40rem) 50vw, 100vw"
          />
        </div>
      )}
    </div>
  );
}
