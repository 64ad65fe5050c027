import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import type { ContentFault } from '../../shared/content-error.ts';
import type { FaultAt } from '../../shared/content-file.ts';
import { askIfMeant } from '../../shared/nearest-name.ts';

const illustrations = join(import.meta.dirname, '../../src/illustrations');
/** Width in pixels of the largest version of a photograph that pages show. */
const FULL_WIDTH = 1600;

/** What is wrong with the photographs of a content folder; `files` are all paths below it. */
export async function checkPhotos(folder: string, files: readonly string[]): Promise<ContentFault[]> {
  const photos = files.filter((file) => file.startsWith('photos/'));
  const faults = await Promise.all(photos.map(async (file) => ({ file, found: await checkPhoto(folder, file) })));
  return faults.flatMap(({ file, found }) => found.map((fault) => ({ file: `content/${file}`, ...fault })));
}

async function checkPhoto(folder: string, file: string): Promise<Pick<ContentFault, 'message' | 'isWarning'>[]> {
  const name = file.slice('photos/'.length);
  if (name.includes('/')) return [{ message: 'photographs are found in content/photos alone. Move it there.' }];
  if (/\.svg$/i.test(name)) return [{ message: 'drawings are found in src/illustrations. Move it there.' }];
  if (!/\.(jpe?g|png)$/i.test(name))
    return [{ message: 'pages show JPEG and PNG. Export it as JPEG, with a name that ends in .jpg.' }];
  if (!/^[\w-]+\.\w+$/.test(name)) {
    const better = name
      .normalize('NFD')
      .replace(/[^\w.-]+/g, '-')
      .replace(/-+\.|\.(?=.*\.)/g, (found) => (found.endsWith('.') && found.length > 1 ? '.' : '-'));
    return [{ message: `only letters, digits and hyphens fit into the name of a photograph. Name it ${better}.` }];
  }
  const bytes = readFileSync(join(folder, file));
  try {
    // Reading it in a small size finds a file that ends too early, and is quick.
    await sharp(bytes, { failOn: 'warning' }).resize(64).raw().toBuffer();
  } catch {
    return [{ message: 'the picture is damaged or not complete. Export it again, or delete it.' }];
  }
  const { width, height, orientation = 1, exif, xmp } = await sharp(bytes).metadata();
  const shown = orientation > 4 ? height : width;
  const warnings = [
    hasPlace(exif, xmp) &&
      'the file says where it was taken. Pages leave that out, but the file stays in the project. Remove the location in a photo program.',
    shown < FULL_WIDTH &&
      `the photograph is ${shown} pixels wide, and looks blurred on large screens. Take one of ${FULL_WIDTH} or more.`,
  ];
  return warnings.filter((message) => message !== false).map((message) => ({ message, isWarning: true }));
}

function hasPlace(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  if (xmp?.includes('GPSLatitude')) return true;
  try {
    return exif !== undefined && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // What cannot be read may hold a place.
    return true;
  }
}

/** Names of the pictures that content may name: photographs of a content folder, and the illustrations of the project. */
export function listPictures(folder: string): string[] {
  return [join(folder, 'photos'), illustrations].flatMap((place) => (existsSync(place) ? readdirSync(place) : []));
}

/** Pictures that a content value names and that are not there; `pictures` are the names of all there are. */
export function findMissingPictures(
  value: unknown,
  pictures: readonly string[],
  faultAt: FaultAt,
  path: readonly PropertyKey[] = [],
): ContentFault[] {
  if (!value || typeof value !== 'object') return [];
  const isPicture = 'file' in value && 'alt' in value;
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = [...path, key];
    if (!isPicture || typeof item !== 'string' || !['file', 'phone'].includes(key)) {
      return findMissingPictures(item, pictures, faultAt, inside);
    }
    if (pictures.includes(item)) return [];
    const message = `there is no picture called ${item} in content/photos or src/illustrations.`;
    return [faultAt(inside, message + askIfMeant(item, pictures))];
  });
}
