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

async function phoneSources(file: string): Promise<PictureSource[]> {
  const illustration = named(file, illustrations);
  const sources = illustration
    ? [{ type: 'image/svg+xml', srcSet: `${illustration.src} ${illustration.width}w` }]
    : (await resolvePhotograph(file)).sources;
  return sources.map((source) => ({ ...source, media: phoneScreens }));
}

/** The versions of a photograph. Reading its own `src` would publish the camera's file with its GPS position. */
async function resolvePhotograph(file: string): Promise<Omit<ResolvedPicture, Exclude<keyof PictureContent, 'focus'>>> {
  const src = named(file, photographs);
  if (!src) throw new Error(`There is no picture called ${file} in content/photos or src/illustrations.`);
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
  const illustration = named(file, illustrations);
  // A simpler drawing would replace a photograph on phones.
  if (!illustration) return { ...(await resolvePhotograph(file)), ...about };
  const { src, width, height } = illustration;
  return {
    ...about,
    src: view ? `${src}#${view}` : src,
    width,
    height,
    sources: phone ? await phoneSources(phone) : [],
  };
}
