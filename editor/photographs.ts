import { tooNarrow } from '../content-model/warnings.ts';
import { head } from './files.ts';
import { readPicture } from './git.ts';

const LARGEST = 2400;
const QUALITY = 0.9;

/** Chosen photographs that are not saved yet, by path. The browser keeps them over a reload. */
export const uploads = new Map<string, Blob>();
const kept = () => caches.open('photographs');
/** Notes about photographs that were chosen since the last save. */
const narrow: string[] = [];
export const notesAboutPhotographs = () => narrow.splice(0);
/** Photographs that are still being made smaller. */
export const waiting = new Set<File>();

export async function readUploads(): Promise<void> {
  const cache = await kept();
  for (const request of await cache.keys()) {
    const blob = await (await cache.match(request))?.blob();
    if (blob) uploads.set(decodeURI(new URL(request.url).pathname).slice(1), blob);
  }
}

export async function forgetUploads(paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    uploads.delete(path);
    await (await kept()).delete(`/${path}`);
  }
}

/** Makes a smaller copy without the notes of the camera, and returns its name. Throws a sentence if that cannot be done. */
export async function addPhotograph(file: File): Promise<string> {
  if (/\.mov$/i.test(file.name))
    throw new Error(
      `${file.name} is the video of a Live Photo. Choose the photograph with the same name, .HEIC or .JPG.`,
    );
  waiting.add(file);
  try {
    const blob = await makeSmaller(file);
    const path = freePath(file.name, blob.type === 'image/webp' ? 'webp' : 'jpg');
    uploads.set(path, blob);
    await (await kept()).put(`/${path}`, new Response(blob)).catch(() => undefined);
    return path.replace(/^.*\//, '');
  } finally {
    waiting.delete(file);
  }
}

async function makeSmaller(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(
      `This browser cannot read ${file.name}. Choose it on the phone that took it, or save it as a JPEG first.`,
    );
  });
  const message = tooNarrow(picture.width);
  if (message) narrow.push(`${file.name}: ${message}`);
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const encode = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // Safari makes no WebP.
  const webp = await encode('image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await encode('image/jpeg');
  if (!blob) throw new Error('This picture is too large.');
  return blob;
}

/** A text as a part of a URL. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function freePath(name: string, extension: string): string {
  const slug = slugOf(name.replace(/\.\w+$/, '')) || 'photograph';
  const pathOf = (number: number) => `content/photos/${slug}${number ? `-${number}` : ''}.${extension}`;
  let number = 0;
  while (head.files.has(pathOf(number)) || uploads.has(pathOf(number))) number++;
  return pathOf(number);
}

/** A URL of a picture by its name; undefined if there is none. */
export async function addressOf(name: string): Promise<string | undefined> {
  const paths = [`content/photos/${name}`, `src/illustrations/${name}`];
  const path = paths.find((one) => uploads.has(one) || head.files.has(one));
  if (!path) return undefined;
  const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([uploads.get(path) ?? (await readPicture(path, head.sha))], { type }));
}

/** The names of all photographs, those that are not saved yet first. */
export const photographNames = () =>
  [...new Set([...uploads.keys(), ...head.files.keys()])]
    .filter((path) => path.startsWith(`content/photos/`))
    .map((path) => path.replace(/^.*\//, ''));
