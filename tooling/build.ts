import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { templatesBeside } from '../server/templates/template-files.ts';
import { finishBuild } from './finish-build.ts';
import { replaceFolder } from './replace-folder.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');

/** Folder of the built website. */
export const siteFolder = join(root, 'dist');
/** Folder of the built gallery of examples, for the checks. */
export const galleryFolder = join(root, 'dist-gallery');

/** Builds the website, unless SITE_IS_BUILT names its folder: then this has just been done. */
export async function buildSite(): Promise<void> {
  if (process.env.SITE_IS_BUILT === siteFolder) return;
  await build(siteFolder, async (folder) => {
    await runAstro('--outDir', folder);
    // The pages that the server fills in name files of this build, so both folders take their places together.
    await replaceFolder(templatesBeside(siteFolder), templatesBeside(folder), async (templates) => {
      mkdirSync(templates);
      console.log(await finishBuild(folder));
    });
  });
}

/** Builds the gallery of examples as a static site. */
export async function buildGallery(): Promise<void> {
  await build(galleryFolder, (folder) => runAstro('--config', 'astro.gallery.config.ts', '--outDir', folder));
}

function build(folder: string, fill: (next: string) => Promise<void>) {
  return replaceFolder(folder, join(root, `.astro/next-${process.pid}`), fill);
}

function runAstro(...args: string[]) {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  return run([astro, 'build', '--root', root, ...args], { environment: { ASTRO_TELEMETRY_DISABLED: '1' } });
}
