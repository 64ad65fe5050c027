import { resolvePicture } from '#resolve-picture';
import type { ResolvedPicture } from './resolve-picture.ts';
import type { Picture } from './shared-schema.ts';

export type Resolved<T> = T extends Picture
  ? ResolvedPicture
  : T extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

function isPicture(value: object): value is Picture {
  return 'file' in value && 'alt' in value;
}

export async function resolvePictures<T>(value: T): Promise<Resolved<T>> {
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => resolvePictures(item)))) as Resolved<T>;
  if (value && typeof value === 'object') {
    if (isPicture(value)) return (await resolvePicture(value)) as Resolved<T>;
    const entries = Object.entries(value).map(async ([key, item]) => [key, await resolvePictures(item)] as const);
    return Object.fromEntries(await Promise.all(entries)) as Resolved<T>;
  }
  return value as Resolved<T>;
}
