import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { temporaryFolder } from './temp-folder.ts';
import { fixture } from './test-site.ts';

/** Copies the content in the default language, and replaces the owner's photos with valid ones. */
export async function copyContent(from = fixture): Promise<string> {
  const folder = temporaryFolder();
  for (const part of ['en', 'photos', 'statements.yaml', 'site.yaml'])
    if (existsSync(join(from, part))) cpSync(join(from, part), join(folder, part), { recursive: true });
  const photos = existsSync(join(folder, 'photos')) ? readdirSync(join(folder, 'photos')) : [];
  for (const photo of photos) writeFileSync(join(folder, 'photos', photo), await picture(1600).toBuffer());
  return folder;
}

/** A JPEG in 3:2. */
export function picture(width: number): Sharp {
  const height = Math.round((width / 3) * 2);
  return sharp({ create: { width, height, channels: 3, background: 'peachpuff' } }).jpeg();
}
