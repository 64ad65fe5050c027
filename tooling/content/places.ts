import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Places } from '../../src/content/dead-links.ts';

const root = join(import.meta.dirname, '../..');

/** Ids of components, and addresses of the files in `public/` and of built ones such as /contact.vcf. */
export function listPlaces(): Places {
  const components = globSync('src/{components,tour-request,views}/**/*.tsx', { cwd: root });
  const ids = components.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id),
  );
  const made = globSync('src/pages/*.*.ts', { cwd: root }).map((file) => `/${basename(file, '.ts')}`);
  const own = globSync('**/*.*', { cwd: join(root, 'public') }).map((file) => `/${file.replaceAll('\\', '/')}`);
  return { ids, files: [...made, ...own] };
}
