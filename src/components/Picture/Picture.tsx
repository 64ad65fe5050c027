import type { ResolvedPicture } from '../../content/resolve-picture.ts';

/** Whether the browser fetches a picture at once, for the first view, or when it comes near. */
export type Loading = 'first' | 'lazy';

export function Picture({ picture, loading, sizes }: { picture: ResolvedPicture; loading: Loading; sizes: string }) {
  const { src, width, height, alt, focus, sources } = picture;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      data-focus={focus}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding={loading === 'lazy' ? 'async' : undefined}
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
