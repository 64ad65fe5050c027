import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentIssue } from './content-error.ts';
import type { ContentFile } from './read-files.ts';
import { pictureName } from './schemas/shared-schema.ts';
import { walkFields } from './walk-fields.ts';
import { tooNarrow } from './warnings.ts';

const illustrations = join(import.meta.dirname, '../src/illustrations');

export async function checkPhotos(folder: string, paths: readonly string[]): Promise<ContentIssue[]> {
  const photos = paths.filter((path) => path.startsWith('photos/'));
  return (await Promise.all(photos.map((path) => checkPhoto(folder, path)))).flat();
}

async function checkPhoto(folder: string, path: string): Promise<ContentIssue[]> {
  const file = `content/${path}`;
  if (!/^photos\/[\w-]+\.(jpe?g|png|webp)$/i.test(path)) {
    const message =
      'this is not a photograph that pages can show. They show JPEG, PNG and WebP from this folder, with letters, digits and hyphens in the name.';
    return [{ file, message }];
  }
  const bytes = readFileSync(join(folder, path));
  try {
    // Decoding in a small size quickly finds a file that ends too early.
    await sharp(bytes, { failOn: 'warning' }).resize(64).raw().toBuffer();
  } catch {
    return [{ file, message: 'the picture is damaged. Export it again as JPEG, or delete it.' }];
  }
  const { exif, autoOrient } = await sharp(bytes).metadata();
  const notes =
    'the file has notes of the camera (EXIF), often where it was taken. Pages leave them out, but the file stays in the project. Remove them in a photo program.';
  const warnings = [exif && notes, tooNarrow(autoOrient.width)];
  return warnings.flatMap((message) => (message ? [{ file, message, isWarning: true }] : []));
}

export function checkPictures(folder: string, files: Iterable<ContentFile>): ContentIssue[] {
  const known = [join(folder, 'photos'), illustrations].flatMap((place) =>
    existsSync(place) ? readdirSync(place) : [],
  );
  return [...files].flatMap(({ type, value, issueAt }) =>
    walkFields(type, value)
      .filter(
        ({ value: name, holds }) =>
          holds === 'picture' && pictureName.test(String(name)) && !known.includes(String(name)),
      )
      .map(({ path, value: name }) =>
        issueAt(path, `there is no picture called ${name} in content/photos or src/illustrations.`),
      ),
  );
}
