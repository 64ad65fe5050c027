import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Picture } from './shared-schema.ts';

interface PictureSource {
  type: string;
  srcSet: string;
  /** The screens it is meant for; all of them when left out. */
  media?: string;
}

/** A picture ready for a page: address, size in CSS pixels, and smaller or lighter versions of a photograph. */
export interface ResolvedPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The part that a narrow frame shows; the middle when left out. */
  focus?: 'left' | 'right' | undefined;
  /** What a browser may take instead: the scene for a phone, and a photograph's versions with the lightest format first. */
  sources: PictureSource[];
}

/** A content type with every picture in it resolved. */
export type Resolved<T> = T extends Picture
  ? ResolvedPicture
  : T extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

const files = import.meta.glob<ImageMetadata>(['/src/illustrations/*.svg', '/content/photos/*.{jpg,jpeg,png}'], {
  eager: true,
  import: 'default',
});

const photographWidths = [480, 800, 1200, 1600];
const phoneScreens = '(max-width: 47.99rem)';

function metadataOf(file: string): ImageMetadata {
  const path = Object.keys(files).find((candidate) => candidate.endsWith(`/${file}`));
  const metadata = path && files[path];
  if (!metadata) throw new Error(`There is no picture called ${file} in content/photos or src/illustrations.`);
  return metadata;
}

async function photographSources(photograph: ImageMetadata): Promise<PictureSource[]> {
  const widths = photographWidths.filter((candidate) => candidate <= photograph.width);
  return Promise.all(
    (['avif', 'webp'] as const).map(async (format) => {
      const versions = await getImage({
        src: photograph,
        format,
        widths: widths.length > 0 ? widths : [photograph.width],
      });
      return { type: `image/${format}`, srcSet: versions.srcSet.attribute };
    }),
  );
}

async function phoneSources(file: string): Promise<PictureSource[]> {
  const metadata = metadataOf(file);
  const sources =
    metadata.format === 'svg'
      ? [{ type: 'image/svg+xml', srcSet: `${metadata.src} ${metadata.width}w` }]
      : await photographSources(metadata);
  return sources.map((source) => ({ ...source, media: phoneScreens }));
}

async function resolvePicture({ file, phone, alt, focus }: Picture): Promise<ResolvedPicture> {
  const metadata = metadataOf(file);
  const { src, width, height } = metadata;
  const sources = phone ? await phoneSources(phone) : [];
  if (metadata.format === 'svg') return { src, width, height, alt, focus, sources };
  sources.push(...(await photographSources(metadata)));
  const fallback = await getImage({ src: metadata, format: 'jpg', width: Math.min(width, 1200) });
  return { src: fallback.src, width, height, alt, focus, sources };
}

function isPicture(value: object): value is Picture {
  return 'file' in value && 'alt' in value;
}

/** A copy of a content value with every picture in it resolved to files of the site. */
export async function resolvePictures<T>(value: T): Promise<Resolved<T>> {
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => resolvePictures(item)))) as Resolved<T>;
  if (value && typeof value === 'object') {
    if (isPicture(value)) return (await resolvePicture(value)) as Resolved<T>;
    const entries = Object.entries(value).map(async ([key, item]) => [key, await resolvePictures(item)] as const);
    return Object.fromEntries(await Promise.all(entries)) as Resolved<T>;
  }
  return value as Resolved<T>;
}
