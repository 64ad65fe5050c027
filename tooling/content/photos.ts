import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentIssue } from '../../shared/content-error.ts';
import type { IssueAt } from '../../shared/parse-content.ts';

const illustrations = join(import.meta.dirname, '../../src/illustrations');
/** Width in pixels of the largest version of a photograph. */
const FULL_WIDTH = 1600;
/** EXIF tag 0x8825 (GPSInfo) with its type and count. */
const GPS_LITTLE_ENDIAN = Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0]);
const GPS_BIG_ENDIAN = Buffer.from([0x88, 0x25, 0, 4, 0, 0, 0, 1]);

export async function checkPhotos(folder: string, files: readonly string[]): Promise<ContentIssue[]> {
  const photos = files.filter((file) => file.startsWith('photos/'));
  const issues = await Promise.all(photos.map(async (file) => ({ file, found: await checkPhoto(folder, file) })));
  return issues.flatMap(({ file, found }) => found.map((issue) => ({ file: `content/${file}`, ...issue })));
}

async function checkPhoto(folder: string, file: string): Promise<Pick<ContentIssue, 'message' | 'isWarning'>[]> {
  const name = file.slice('photos/'.length);
  if (name.includes('/')) return [{ message: 'photographs are found in content/photos alone. Move it there.' }];
  if (/\.svg$/i.test(name)) return [{ message: 'drawings are found in src/illustrations. Move it there.' }];
  if (!/\.(jpe?g|png|webp)$/i.test(name))
    return [{ message: 'pages show JPEG, PNG and WebP. Export it as JPEG, with a name that ends in .jpg.' }];
  if (!/^[\w-]+\.\w+$/.test(name))
    return [{ message: 'the name of a photograph has only letters, digits and hyphens. Rename the file.' }];
  const bytes = readFileSync(join(folder, file));
  try {
    // Decoding in a small size finds a file that ends too early, quickly.
    await sharp(bytes, { failOn: 'warning' }).resize(64).raw().toBuffer();
  } catch {
    return [{ message: damagedOr(bytes) }];
  }
  const { width, height, orientation = 1, exif } = await sharp(bytes).metadata();
  const shown = orientation > 4 ? height : width;
  const warnings = [
    // Every EXIF block with a position has this tag, in one of two byte orders.
    (exif?.includes(GPS_LITTLE_ENDIAN) || exif?.includes(GPS_BIG_ENDIAN)) &&
      'the file says where it was taken. Pages leave that out, but the file stays in the project. Remove the location in a photo program.',
    shown < FULL_WIDTH &&
      `the photograph is ${shown} pixels wide, and looks blurred on large screens. Take one of ${FULL_WIDTH} or more.`,
  ];
  return warnings.filter((message) => typeof message === 'string').map((message) => ({ message, isWarning: true }));
}

function damagedOr(bytes: Buffer): string {
  const isHeic = bytes.subarray(4, 12).toString('latin1').startsWith('ftyp');
  return isHeic
    ? 'the picture is HEIC under another name. Export it as JPEG.'
    : 'the picture is damaged or not complete. Export it again, or delete it.';
}

export function listPictures(folder: string): string[] {
  return [join(folder, 'photos'), illustrations].flatMap((place) => (existsSync(place) ? readdirSync(place) : []));
}

export function findMissingPictures(
  value: unknown,
  pictures: readonly string[],
  issueAt: IssueAt,
  path: readonly PropertyKey[] = [],
): ContentIssue[] {
  if (!value || typeof value !== 'object') return [];
  const isPicture = 'file' in value && 'alt' in value;
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = [...path, key];
    if (!isPicture || typeof item !== 'string' || !['file', 'phone'].includes(key)) {
      return findMissingPictures(item, pictures, issueAt, inside);
    }
    if (key === 'phone' && item.endsWith('.svg') && 'file' in value && !String(value.file).endsWith('.svg')) {
      const message = 'phones still show this drawing instead of the photograph. Delete this line.';
      return [{ ...issueAt(inside, message), isWarning: true }];
    }
    if (pictures.includes(item)) return [];
    const message = `there is no picture called ${item} in content/photos or src/illustrations.`;
    return [issueAt(inside, message)];
  });
}
