import type { ResolvedPicture } from '../../page-data/resolve-picture.ts';
import styles from './ValleyPicture.module.css';

type Drawing = Pick<ResolvedPicture, 'src' | 'width' | 'height'> & { alt?: string };

/** People without a room around them, who stand on the hill of the footer. It is the last thing before the footer. */
export function ValleyPicture({ src, width, height, alt = '' }: Drawing) {
  return (
    <div className={styles.people} data-screen-only>
      <img src={src} width={width} height={height} alt={alt} loading="lazy" />
    </div>
  );
}
