import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentFault } from '../../shared/content-error.ts';
import type { FaultAt } from '../../shared/content-file.ts';
import { askIfMeant } from '../../shared/nearest-name.ts';
import { registry } from '../../src/page/registry.ts';
import { valuesIn } from './values.ts';

/** Where links may lead. */
export interface LinkTargets {
  /** Addresses of pages without language prefix, each with the places on it, or null where nobody knows them. */
  pages: ReadonlyMap<string, readonly string[] | null>;
  /** Address of the page on which the text stands, or undefined where it stands on many. */
  own: string | undefined;
}

const root = join(import.meta.dirname, '../..');
/** A link as texts write it: [words](/contact#tour). */
const link = /\[[^\]]*\]\(([^)]*)\)/g;
/** Fields that hold an address and nothing else. */
const addressFields = new Set(['path', 'nondiscriminationNotice', 'languageNotice']);
const spacedLink = /\]\s+\((\/|#|https?:|tel:|mailto:)/;

/** The ids in a content entry: places on its page that links may name. */
function idsIn(entry: unknown): string[] {
  return valuesIn(entry).flatMap(({ path, value }) => (path.at(-1) === 'id' ? [String(value)] : []));
}

/** The ids that components write; which page shows which component nobody knows here. */
function idsOfComponents(): string[] {
  const files = globSync('src/{components,tour-request,views}/**/*.tsx', { cwd: root });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id),
  );
}

/** Addresses of files: those in `public/`, and those that the build makes, such as /contact.vcf. */
function isFile(address: string): boolean {
  const made = globSync('src/pages/*.*.ts', { cwd: root }).map((file) => `/${basename(file, '.ts')}`);
  return made.includes(address) || existsSync(join(root, 'public', address));
}

/** What is wrong with the links in a content entry. */
export function findDeadLinks(entry: unknown, targets: LinkTargets, faultAt: FaultAt): ContentFault[] {
  return valuesIn(entry).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const addresses = addressFields.has(path.at(-1) ?? '')
      ? [value]
      : [...value.matchAll(link)].map(([, address = '']) => address);
    const messages = addresses.map((address) => describeDead(address, targets));
    if (spacedLink.test(value))
      messages.push('a space stands between ] and (, so the link is shown as it is written. Take it out.');
    return messages.flatMap((message) => (message ? [faultAt(path, message)] : []));
  });
}

function describeDead(address: string, { pages, own }: LinkTargets): string | undefined {
  if (/\s/.test(address) || address === '')
    return `a link leads to "${address}". Write an address without spaces, such as /contact.`;
  if (/^(https?:\/\/[^/]+\.|mailto:|tel:)/.test(address)) return undefined;
  const [page = '', anchor] = address.split('#');
  const target = page || own;
  if (!/^[/#]/.test(address)) {
    return `a link leads to ${address}. The address of a page here begins with a slash, such as /contact, any other with https://.`;
  }
  if (target === undefined)
    return anchor === undefined
      ? undefined
      : `a link leads to ${address}. Name the page too, such as /contact${address}.`;
  if (!pages.has(target)) {
    if (isFile(target) && /\.\w+$/.test(target)) return undefined;
    const named = target.replace(/\/$/, '').replace(/\.html$/, '') || '/';
    return `a link leads to ${target}, where no page is.${askIfMeant(named, [...pages.keys()])}`;
  }
  const places = pages.get(target);
  if (anchor === undefined || !places || places.includes(anchor)) return undefined;
  const question = askIfMeant(anchor, places, (meant) => `${target}#${meant}`);
  return `a link leads to ${address}, and ${target} has no place called ${anchor}.${question}`;
}

/**
 * Makes what says where the links of a content file may lead; what a language lacks, the default one has. `paths` are all
 * files, `files` those that could be read: nobody knows the places on the other pages.
 */
export function linkTargets(
  paths: readonly string[],
  files: readonly { file: string; value: unknown }[],
): (file: string) => LinkTargets {
  const known = idsOfComponents();
  const pages = new Map<string, readonly string[] | null>();
  for (const path of paths) {
    const address = addressOf(path);
    if (!address) continue;
    const read = files.find(({ file }) => file === path);
    const others = pages.get(address) ?? known;
    pages.set(address, read && pages.get(address) !== null ? [...others, ...idsIn(read.value)] : null);
  }
  return (file) => ({ pages, own: addressOf(file) });
}

/** Address without language prefix of the page whose words a content file holds. */
function addressOf(file: string): string | undefined {
  const [, folder, name = ''] = /^[^/]+\/(pages|services)\/(.*)\.yaml$/.exec(file) ?? [];
  if (folder === 'services') return `/services/${name}`;
  return registry.find(({ content }) => content === `${folder}/${name}`)?.path;
}
