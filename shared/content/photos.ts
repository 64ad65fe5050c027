import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import type { ContentIssue } from './content-error.ts';
import type { ContentFile } from './read-files.ts';
import { pictureName } from './schemas/shared-schema.ts';
import { walkFields } from './walk-fields.ts';
import { tooNarrow } from './warnings.ts';

const illustrations = join(import.meta.dirname, '../../src/illustrations');

export async function checkPhotos(folder: string, paths: readonly string[]): Promise<ContentIssue[]> {
  const photos = paths.filter((path) => path.startsWith('photos/'));
  const issues = photos.map(async (path) => {
    const found = await checkPhoto(join(folder, path), path.slice('photos/'.length));
    return found.map((issue) => ({ file: `content/${path}`, ...issue }));
  });
  return (await Promise.all(issues)).flat();
}

async function checkPhoto(path: string, name: string): Promise<Omit<ContentIssue, 'file'>[]> {
  if (!/^[\w-]+\.(jpe?g|png|webp)$/i.test(name)) {
    const message =
      'this is not a photograph that pages can show. They show JPEG, PNG and WebP from this folder, with letters, digits and hyphens in the name.';
    return [{ message }];
  }
  const bytes = readFileSync(path);
  try {
    // Decoding in a small size quickly finds a file that ends too early.
    await sharp(bytes, { failOn: 'warning' }).resize(64).raw().toBuffer();
  } catch {
    return [{ message: 'the picture is damaged. Export it again as JPEG, or delete it.' }];
  }
  const { exif, autoOrient } = await sharp(bytes).metadata();
  const warnings = [];
  if (exif && readExif(exif).GPSInfo) {
    warnings.push(
      'the file says where it was taken. Pages leave that out, but the file stays in the project. Remove the location in a photo program.',
    );
  }
  const narrow = tooNarrow(autoOrient.width);
  if (narrow) warnings.push(narrow);
  return warnings.map((message) => ({ message, isWarning: true }));
}

/** Warnings for upright photographs that do not say which part to show: a page crops them. */
export async function checkUpright(folder: string, files: Iterable<ContentFile>): Promise<ContentIssue[]> {
  const issues = [...files].flatMap(({ type, value, issueAt }) => {
    const fields = walkFields(type.schema, value);
    const isFocused = (picture: string) => fields.some(({ path }) => path.join() === `${picture},focus`);
    return fields.map(async ({ path, value: name, holds }) => {
      const file = join(folder, 'photos', String(name));
      if (holds !== 'picture' || isFocused(path.slice(0, -1).join()) || !existsSync(file)) return [];
      const { autoOrient } = await sharp(file).metadata();
      if (autoOrient.height <= autoOrient.width) return [];
      const message = 'the photograph is upright, and pages show its upper part. Set `focus` to choose the part.';
      return [{ ...issueAt(path, message), isWarning: true as const }];
    });
  });
  return (await Promise.all(issues)).flat();
}

/** Errors for missing pictures. */
export function checkPictures(folder: string, files: Iterable<ContentFile>): ContentIssue[] {
  const known = [join(folder, 'photos'), illustrations].flatMap((place) =>
    existsSync(place) ? readdirSync(place) : [],
  );
  return [...files].flatMap(({ type, value, issueAt }) =>
    walkFields(type.schema, value)
      .filter(
        ({ value: name, holds }) =>
          holds === 'picture' && pictureName.test(String(name)) && !known.includes(String(name)),
      )
      .map(({ path, value: name }) =>
        issueAt(path, `there is no picture called ${name} in content/photos or src/illustrations.`),
      ),
  );
}
