import { useEffect, useState } from 'react';
import { tooNarrow } from '../../content-model/warnings.ts';
import { host } from '../current-host.ts';
import { inSentence } from '../describe.ts';
import { isInDraft } from '../drafts.ts';
import { head } from '../files.ts';
import { freeSlug } from '../form-list.ts';
import { Button, Fold } from '../parts.tsx';
import { type FieldProps, useField } from './use-field.tsx';

const LARGEST = 2400;
const QUALITY = 0.9;

/** Chosen photographs that are not saved yet, by path. A cache keeps them for a reload and for other tabs. */
const uploads = new Map<string, Blob>();
// Some private windows have no cache.
const kept = () => caches.open('photographs').catch(() => undefined);
const nameOf = (path: string) => path.replace(/^.*\//, '');
/** Photographs that are still being made smaller. */
export const waiting = new Set<File>();

export async function readUploads(): Promise<ReadonlyMap<string, Blob>> {
  const cache = await kept();
  for (const request of (await cache?.keys()) ?? []) {
    const blob = await (await cache?.match(request))?.blob();
    if (blob) uploads.set(decodeURI(new URL(request.url).pathname).slice(1), blob);
  }
  return uploads;
}

/** Forgets the photographs that were saved, and those that were chosen and then dropped. */
export async function forgetUnused(): Promise<void> {
  const cache = await kept();
  for (const path of (await readUploads()).keys()) {
    if (isInDraft(nameOf(path))) continue;
    uploads.delete(path);
    await cache?.delete(`/${path}`);
  }
}

/** Makes a smaller copy without the location and other data of the camera. Returns its name, and a note if it is too small. */
async function addPhotograph(file: File): Promise<{ name: string; note?: string }> {
  waiting.add(file);
  try {
    const picture = await createImageBitmap(file).catch(() => {
      throw new Error(adviceFor(file.name));
    });
    const blob = await makeSmaller(picture);
    const pathOf = (slug: string) => `content/photos/${slug}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
    const chosen = await readUploads();
    const isTaken = (slug: string) => head.files.has(pathOf(slug)) || chosen.has(pathOf(slug));
    const path = pathOf(freeSlug(file.name.replace(/\.\w+$/, ''), 'photograph', isTaken));
    uploads.set(path, blob);
    await (await kept())?.put(`/${path}`, new Response(blob)).catch(() => undefined);
    return { name: nameOf(path), note: tooNarrow(picture.width) };
  } finally {
    waiting.delete(file);
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
async function addressOf(name: string): Promise<string | undefined> {
  const paths = [`content/photos/${name}`, `src/illustrations/${name}`];
  const chosen = await readUploads();
  const path = paths.find((one) => chosen.has(one) || head.files.has(one));
  if (!path) return undefined;
  const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([chosen.get(path) ?? (await host.readPicture(path, head.sha))], { type }));
}

/** The names of all photographs, those that are not saved yet first. */
const photographNames = () =>
  [...new Set([...uploads.keys(), ...head.files.keys()])]
    .filter((path) => path.startsWith('content/photos/'))
    .map(nameOf);

export function Picture(props: FieldProps) {
  const { id, label, title, value, set, needed, described, notes } = useField(props);
  const [state, setState] = useState('');
  const name = String(value ?? '');
  const choose = (chosen: string | undefined, note?: string) => {
    set(chosen);
    const question = chosen && 'Look at the description: does it say what this one shows?';
    setState([question, note && inSentence(note)].filter(Boolean).join('\n'));
  };
  const add = async (file: File | undefined) => {
    if (!file) return;
    setState('Your photograph is being made smaller…');
    const added = await addPhotograph(file).catch((error: Error) => setState(error.message));
    if (added) choose(added.name, added.note);
  };
  return (
    <div className="field picture">
      <label htmlFor={id}>{title}</label>
      {name && <Preview key={name} name={name} alt={`${label} now: ${name}`} />}
      <input id={id} type="file" accept="image/*" {...described} onChange={({ target }) => add(target.files?.[0])} />
      <p className="lines" role="status">
        {state}
      </p>
      {notes}
      <Fold title="Choose one that is already there">
        <div className="pictures">
          {photographNames().map((one) => (
            <button key={one} type="button" aria-pressed={one === name} onClick={() => choose(one)}>
              <Preview name={one} alt="" />
              {one}
            </button>
          ))}
        </div>
      </Fold>
      {!needed && name && <Button text={`Remove “${label}”`} onClick={() => choose(undefined)} />}
    </div>
  );
}

function Preview({ name, alt }: { name: string; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => void addressOf(name).then(setAddress, () => undefined), [name]);
  return address && <img src={address} alt={alt} />;
}
