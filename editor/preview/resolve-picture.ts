import type { ResolvedPicture, resolvePicture as resolveInBuild } from '../../src/page-data/resolve-picture.ts';
import { drawings } from '../drawings.ts';
import type { Shown } from './shown.ts';

type Image = Pick<ResolvedPicture, 'src' | 'width' | 'height' | 'isPhotograph' | 'focus'>;

/** The pictures that pages may show, by name: the drawings, and the photographs that pages have asked for. */
const images = new Map<string, Image>(drawings);

/** Where photographs are, and what to do when one has come. */
export const photographs: { addressOf?: Shown['addressOf']; onLoad?: () => void } = {};

async function loadPhotograph(name: string): Promise<void> {
  const image = Object.assign(new Image(), { src: (await photographs.addressOf?.(name)) ?? '' });
  await image.decode();
  const { src, naturalWidth: width, naturalHeight: height } = image;
  images.set(name, { src, width, height, isPhotograph: true, focus: height > width ? 'top' : undefined });
  photographs.onLoad?.();
}

function imageOf(name: string): Image {
  const image = images.get(name) ?? { src: '', width: 1200, height: 800 };
  if (!images.has(name)) loadPhotograph(name).catch(() => {});
  images.set(name, image);
  return image;
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
