import type { ResolvedPicture } from '../content/pictures.ts';
import type { Picture } from '../content/shared-schema.ts';
import { photographFolder } from './convert.ts';

export type { Resolved, ResolvedPicture } from '../content/pictures.ts';

const drawings = import.meta.glob<{ src: string; width: number; height: number }>('/src/illustrations/*.svg', {
  eager: true,
  import: 'default',
});

let addressOf: (path: string) => string | undefined = () => undefined;

/** Sets how the address of a photograph is found, by its path in the project. */
export function lookUpPhotographs(find: typeof addressOf): void {
  addressOf = find;
}

/** A copy of a content value with pictures for the preview: drawings of the site, and photographs as the editor holds them. */
export async function resolvePictures(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(resolvePictures));
  if (!value || typeof value !== 'object') return value;
  if ('file' in value && 'alt' in value) return resolvePicture(value as Picture);
  const entries = Object.entries(value).map(async ([key, item]) => [key, await resolvePictures(item)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function resolvePicture({ file, phone: _, ...about }: Picture): ResolvedPicture {
  const drawing = drawings[`/src/illustrations/${file}`];
  if (drawing) return { ...about, ...drawing, sources: [] };
  return { ...about, src: addressOf(`${photographFolder}/${file}`) ?? '', width: 1200, height: 800, sources: [] };
}
