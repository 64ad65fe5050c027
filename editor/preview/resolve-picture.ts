import type { ResolvedPicture, resolvePicture as resolveInBuild } from '../../src/page-data/resolve-picture.ts';
import { drawings } from './drawings.ts';

type Image = Pick<ResolvedPicture, 'src' | 'width' | 'height' | 'isPhotograph' | 'focus'>;

/** The pictures that pages may show, by name: the drawings, and the photographs that the editor has sent. */
const images = new Map<string, Image>(drawings);

/** The photographs that pages have asked for and nobody has sent. */
export const missing = new Set<string>();

/** Reads the size of a photograph that a page asked for. */
export async function addPhotograph(name: string, src: string): Promise<void> {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  missing.delete(name);
  images.set(name, { src, width, height, isPhotograph: true, focus: height > width ? 'top' : undefined });
}

function imageOf(name: string): Image {
  const image = images.get(name);
  if (!image) missing.add(name);
  return image ?? { src: '', width: 1200, height: 800 };
}

/** What `src/page-data/resolve-picture.ts` does in a build. */
export const resolvePicture: typeof resolveInBuild = async ({ file, phone, view, ...about }) => {
  const { src, ...image } = imageOf(file);
  const small = phone && !image.isPhotograph ? imageOf(phone) : undefined;
  const sources = small
    ? [{ type: 'image/svg+xml', srcSet: `${small.src} ${small.width}w`, media: '(max-width: 47.99rem)' }]
    : [];
  return { ...image, ...about, src: view ? `${src}#${view}` : src, sources };
};

/** The name of the picture that an element shows. */
export function pictureAt(element: Element): string | undefined {
  const [address] = (element as HTMLImageElement).src?.split('#') ?? [];
  const shown = [...images].find(([, { src }]) => address && new URL(src, location.href).href === address);
  return shown?.[0];
}
