import { tooNarrow } from '../content-model/warnings.ts';
import { host } from './current-host.ts';
import { isInDraft } from './drafts.ts';
import { drawings } from './drawings.ts';
import { freeSlug } from './form-list.ts';
import { getState, setState } from './store.ts';

const LARGEST = 2400;
const QUALITY = 0.9;

// A cache keeps photographs for a reload and for other tabs. Some private windows have none.
const openCache = () => caches.open('photographs').catch(() => undefined);
const nameOf = (path: string) => path.replace(/^.*\//, '');

/** Takes the photographs that were chosen before a reload or in another tab. */
export async function readPhotographs(): Promise<ReadonlyMap<string, Blob>> {
  const cache = await openCache();
  for (const request of (await cache?.keys()) ?? []) {
    const path = decodeURI(new URL(request.url).pathname).slice(1);
    const blob = !getState().photographs.has(path) && (await (await cache?.match(request))?.blob());
    if (blob) setState({ photographs: new Map([...getState().photographs, [path, blob]]) });
  }
  return getState().photographs;
}

/** Forgets the photographs that were saved, and those that were chosen and then dropped. */
export async function forgetUnused(): Promise<void> {
  const cache = await openCache();
  const unused = [...(await readPhotographs()).keys()].filter((path) => !isInDraft(nameOf(path)));
  setState({ photographs: new Map([...getState().photographs].filter(([path]) => !unused.includes(path))) });
  for (const path of unused) await cache?.delete(`/${path}`);
}

/** Makes a smaller copy without the location and other data of the camera. Returns its name, and a note if it is too small. */
export async function addPhotograph(file: File): Promise<{ name: string; note?: string }> {
  setState({ inWork: getState().inWork + 1 });
  try {
    const picture = await createImageBitmap(file).catch(() => {
      throw new Error(adviceFor(file.name));
    });
    const blob = await makeSmaller(picture);
    const pathOf = (slug: string) => `content/photos/${slug}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
    const chosen = await readPhotographs();
    const isTaken = (slug: string) => pathOf(slug) in getState().head.files || chosen.has(pathOf(slug));
    const path = pathOf(freeSlug(file.name.replace(/\.\w+$/, ''), 'photograph', isTaken));
    setState({ photographs: new Map([...getState().photographs, [path, blob]]) });
    await (await openCache())?.put(`/${path}`, new Response(blob)).catch(() => undefined);
    return { name: nameOf(path), note: tooNarrow(picture.width) };
  } finally {
    setState({ inWork: getState().inWork - 1 });
  }
}

const adviceFor = (name: string) =>
  /\.mov$/i.test(name)
    ? `${name} is the video of a Live Photo. Choose the photograph with the same name, .HEIC or .JPG.`
    : `This browser cannot read ${name}. Choose it on the phone that took it, or save it as a JPEG first.`;

async function makeSmaller(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Safari makes no WebP.
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** A URL of a picture by its name; undefined if there is none. */
export async function addressOf(name: string): Promise<string | undefined> {
  const path = `content/photos/${name}`;
  const chosen = (await readPhotographs()).get(path);
  const { sha, files } = getState().head;
  if (chosen || path in files) return URL.createObjectURL(chosen ?? (await host.readPicture(path, sha)));
  return drawings.get(name)?.src;
}

/** The names of all photographs, those that are not saved yet first. */
export function photographNames(): string[] {
  const { photographs, head } = getState();
  const paths = [...new Set([...photographs.keys(), ...Object.keys(head.files)])];
  return paths.filter((path) => path.startsWith('content/photos/')).map(nameOf);
}
