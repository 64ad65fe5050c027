import type { ResolvedPicture } from '../../page-data/resolve-picture.ts';
import styles from './Picture.module.css';

interface Props {
  picture: ResolvedPicture;
  /** Whether the browser fetches it at once, for the first view, or when it comes near. */
  loading: 'first' | 'lazy';
  sizes: string;
}

export function Picture({ picture, loading, sizes }: Props) {
  const { src, width, height, alt, focus, isPhotograph, sources } = picture;
  const image = (
    <img
      className={isPhotograph ? styles.photograph : undefined}
      data-photograph={isPhotograph}
      src={src}
      width={width}
      height={height}
      alt={alt}
      data-focus={focus}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
