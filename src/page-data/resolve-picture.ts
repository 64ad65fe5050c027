import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureContent } from '../../content-model/schemas/shared-schema.ts';

interface PictureSource {
  type: string;
  srcSet: string;
  media?: string;
}

/** A picture as content names it; `view` is a part of the drawing. */
type PictureInContent = PictureContent & { view?: string | undefined };

/** A picture for a page: URL, size in CSS pixels, and other versions. */
export interface ResolvedPicture extends Omit<PictureContent, 'file' | 'phone'> {
  src: string;
  width: number;
  height: number;
  isPhotograph?: boolean;
  /** The people of a drawing without their room. */
  outside?: ImageMetadata | undefined;
  /** The version for phones, and the versions of a photograph with the lightest format first. */
  sources: PictureSource[];
}

const illustrations = import.meta.glob<ImageMetadata>('/src/illustrations/*.svg', { eager: true, import: 'default' });
const photographs = import.meta.glob<ImageMetadata>('@content/photos/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  // Cameras write IMG_1.JPG.
  caseSensitive: false,
});

const photographWidths = [480, 800, 1200, 1600];
const phoneScreens = '(max-width: 47.99rem)';

function named(file: string, files: Record<string, ImageMetadata>): ImageMetadata | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1];
}

type Versions = Pick<ResolvedPicture, 'src' | 'width' | 'height' | 'isPhotograph' | 'outside' | 'focus' | 'sources'>;

async function versionsOf(file: string): Promise<Versions> {
  const drawing = named(file, illustrations);
  const photograph = named(file, photographs);
  if (photograph && !drawing) return photographVersions(photograph);
  if (!drawing) throw new Error(`There is no picture called ${file} in content/photos or src/illustrations.`);
  const { src, width, height } = drawing;
  const outside = named(file.replace('.svg', '-outside.svg'), illustrations);
  return { src, width, height, outside, sources: [{ type: 'image/svg+xml', srcSet: `${src} ${width}w` }] };
}

/** The versions of a photograph. Reading its own `src` would publish the camera's file with its GPS position. */
async function photographVersions(src: ImageMetadata): Promise<Versions> {
  const [avif, webp, jpeg] = await Promise.all([
    getImage({ src, format: 'avif', widths: [...photographWidths] }),
    getImage({ src, format: 'webp', widths: [...photographWidths] }),
    getImage({ src, format: 'jpg', widths: [1200] }),
  ]);
  const { width, height } = jpeg.attributes;
  return {
    src: jpeg.srcSet.values[0]?.url ?? '',
    width,
    height,
    isPhotograph: true,
    // Faces are in the upper part of an upright photograph.
    focus: height > width ? 'top' : undefined,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
}

export async function resolvePicture({ file, phone, view, ...about }: PictureInContent): Promise<ResolvedPicture> {
  const versions = await versionsOf(file);
  // A simpler drawing would replace a photograph on phones.
  if (versions.isPhotograph) return { ...versions, ...about };
  const forPhones = phone ? (await versionsOf(phone)).sources : [];
  const sources = forPhones.map((source) => ({ ...source, media: phoneScreens }));
  return { ...versions, ...about, src: view ? `${versions.src}#${view}` : versions.src, sources };
}
