import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import { dataAddress } from '../page/data-address.ts';
import type { SharePage } from './share-pages.ts';
import { SharePicture, type SharePictureArt, shareSize } from './share-picture.tsx';

const pictureFolders = ['content/photos', 'src/illustrations'];

/** A palette shows flat drawings unchanged with a quarter of the bytes. */
const png = { palette: true, colors: 128, effort: 4, dither: 0 };

/** Pictures of earlier builds, by a hash of their source; drawing all takes seven seconds. */
const cacheFolder = 'node_modules/.cache/share-pictures';

export async function renderSharePicture({ heading, pictures, framed, site }: SharePage): Promise<Buffer> {
  const woff2 = await readFile('src/fonts/fraunces-soft-600.woff2');
  const element = SharePicture({
    heading,
    framed,
    site,
    logo: dataAddress(await readFile('src/illustrations/logo-mark.svg', 'utf8')),
    art: await Promise.all(pictures.map(loadArt)),
  });
  const fonts = [{ name: 'Fraunces', data: woff2, weight: 600 as const, style: 'normal' as const }];
  return toPng(await satori(element, { ...shareSize, fonts }));
}

async function toPng(svg: string): Promise<Buffer> {
  const file = `${cacheFolder}/${hash('sha256', JSON.stringify([svg, png, sharp.versions]))}.png`;
  if (existsSync(file)) return readFile(file);
  const picture = await sharp(Buffer.from(svg)).png(png).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Under another name first, since a build may be cut off.
  await writeFile(`${file}.${process.pid}`, picture);
  await rename(`${file}.${process.pid}`, file);
  return picture;
}

async function loadArt(file: string): Promise<SharePictureArt> {
  const path = pictureFolders.map((folder) => `${folder}/${file}`).find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`There is no picture called ${file} in ${pictureFolders.join(' or ')}.`);
  if (file.endsWith('.svg')) {
    const { width, height } = await sharp(path).metadata();
    return { src: dataAddress(await readFile(path, 'utf8')), width, height };
  }
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize({ width: 1200, withoutEnlargement: true })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  return { src: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}
