import { basename, dirname } from 'node:path/posix';
import type { ContentFault } from '../../shared/content-error.ts';
import { didYouMean, nearestName } from '../../shared/did-you-mean.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { type FilesRead, findKind } from '../../shared/validate-files.ts';
import { contentKinds } from '../../src/content/content-kinds.ts';

const photos = 'photos';
const service = /^[\w-]+\/services\/(.+)\.yaml$/;

/** Faults for files that no kind matches, and for services whose name makes no address or no translation. */
export function findUnknownFiles(paths: readonly string[], languages: readonly string[]): ContentFault[] {
  return paths
    .filter((file) => !file.startsWith(`${photos}/`))
    .flatMap((file) => {
      const isKnown = findKind(contentKinds, file, languages) !== undefined;
      const message = isKnown ? faultOfService(file, paths) : describeUnknown(file, languages);
      return message ? [{ file: `content/${file}`, message }] : [];
    });
}

function faultOfService(file: string, paths: readonly string[]): string | undefined {
  const slug = service.exec(file)?.[1];
  if (!slug) return undefined;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'this name ends an address, so it has only small letters, digits and hyphens. Rename the file.';
  }
  const english = `${DEFAULT_LANGUAGE}/services/${slug}.yaml`;
  if (paths.includes(english)) return undefined;
  const known = paths.flatMap((path) => (path.startsWith(DEFAULT_LANGUAGE) ? (service.exec(path)?.[1] ?? []) : []));
  const question = didYouMean(slug, known, (meant) => `${meant}.yaml`);
  return `there is no content/${english} that it could translate.${question}`;
}

function describeUnknown(file: string, languages: readonly string[]): string {
  if (/\.ya?ml\.\w+$|\.yml$/.test(file)) return 'content files end in .yaml. Rename or delete this file.';
  const [folder = ''] = file.split('/');
  if (file.includes('/') && !languages.includes(folder)) {
    const known = [photos, ...languages];
    return `nothing reads this folder.${didYouMean(folder, known)} Known folders: ${known.join(', ')}; a language has its code for a name, such as es.`;
  }
  const known = filesIn(languages).filter((path) => dirname(path) === dirname(file));
  const names = known.map((path) => basename(path, '.yaml'));
  const guide = file.includes('/pages/') ? ' docs/adding-a-page.md explains how to add a page.' : '';
  return `nothing reads this file.${didYouMean(basename(file, '.yaml'), names, (name) => `${name}.yaml`)} Known files: ${names.join('.yaml, ')}.yaml.${guide}`;
}

function filesIn(languages: readonly string[]): string[] {
  const patterns = Object.values(contentKinds).flatMap(({ files }): readonly string[] => files);
  const single = patterns.filter((pattern) => !pattern.endsWith('*.yaml'));
  return [...new Set(languages.flatMap((language) => single.map((pattern) => pattern.replace('*', language))))];
}

/** True for a missing file such as content/en/mail.yaml where an unknown file has nearly its name. */
export function isMisspelled(missing: string, { paths, languages }: Pick<FilesRead, 'paths' | 'languages'>): boolean {
  return paths.some((file) => {
    const isUnknown = !findKind(contentKinds, file, languages) && dirname(`content/${file}`) === dirname(missing);
    const name = basename(file).replace(/(\.ya?ml)?(\.\w+)?$/i, '');
    return isUnknown && nearestName(name, [basename(missing, '.yaml')]) !== undefined;
  });
}
