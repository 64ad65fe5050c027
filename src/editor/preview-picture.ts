import type { ResolvedPicture } from '../content/resolve-picture.ts';
import type { Picture } from '../content/shared-schema.ts';
import { photographFolder } from './field-schema.ts';

type Drawing = Pick<ResolvedPicture, 'src' | 'width' | 'height'>;

const drawings = import.meta.glob<Drawing>('../illustrations/*.svg', { eager: true, import: 'default' });

/** Finds the URL of a saved photograph by its path in the project. */
export const saved = { addressOf: (_path: string): string | undefined => undefined };

/** Resolves a picture for the preview: a drawing, or a photograph from the editor's storage. */
export async function resolvePicture({ file, phone: _, ...about }: Picture): Promise<ResolvedPicture> {
  const unsaved = `blob:${location.origin}/${file.replace('.webp', '')}`;
  const src = saved.addressOf(`${photographFolder}/${file}`) ?? unsaved;
  const drawing = drawings[`../illustrations/${file}`];
  return { ...about, src, width: 1200, height: 800, isPhotograph: !drawing || undefined, ...drawing, sources: [] };
}
