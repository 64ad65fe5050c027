import type { ContentFault } from '../../shared/content-error.ts';
import type { FaultAt } from '../../shared/content-file.ts';
import type { FilesRead, ReadFile } from '../../shared/validate-files.ts';
import { answeredGroups } from '../page/answers.ts';
import { pathOfFile } from '../page/registry.ts';
import type { Content } from './content-kinds.ts';
import { walkValues } from './walk-values.ts';

/** Targets of links besides content. */
export interface Places {
  /** The ids that components write. */
  ids: readonly string[];
  files: readonly string[];
}

interface LinkTargets {
  /** Ids by address of the page without language prefix; null where the page cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | null>;
  own: string | undefined;
  files: readonly string[];
}

const link = /\[[^\]]*\]\(([^)]*)\)/g;
/** Fields with an address alone. */
const addressField = /\/path$|^slots\/(nondiscriminationNotice|languageNotice|privacyPractices)$/;
const spacedLink = /\]\s+\((\/|#|https?:|tel:|mailto:)/;

/** The ids of the answers and sections that a page shows. */
function idsIn({ entry, language }: ReadFile, facts: FilesRead['facts']): string[] {
  const { groups = [], sections = [] } = entry as Partial<Content<'questionsPage'> & Content<'guides'>>;
  const own = facts.get(language);
  const answers = own
    ? answeredGroups(groups, own, '').flatMap(({ questions }) => questions)
    : groups.flatMap(({ items }) => items);
  return [...answers, ...sections.filter(({ hidden }) => !hidden)].map(({ id }) => id);
}

export function findDeadLinks(read: FilesRead, places: Places): ContentFault[] {
  const targetsOf = linkTargets(read, places);
  return [...read.files.values()].flatMap(({ file, value, faultAt }) => deadLinksIn(value, targetsOf(file), faultAt));
}

function deadLinksIn(entry: unknown, targets: LinkTargets, faultAt: FaultAt): ContentFault[] {
  return walkValues(entry).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const addresses = addressField.test(path.join('/'))
      ? [value]
      : [...value.matchAll(link)].map(([, address = '']) => address);
    const messages = addresses.map((address) => describeDead(address, targets));
    if (spacedLink.test(value)) messages.push('a space between ] and ( breaks this link. Delete it.');
    return messages.flatMap((message) => (message ? [faultAt(path, message)] : []));
  });
}

function describeDead(address: string, { pages, own, files }: LinkTargets): string | undefined {
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
    if (files.includes(target)) return undefined;
    return `a link leads to ${target}: there is no such page.`;
  }
  const places = pages.get(target);
  if (anchor === undefined || !places || places.includes(anchor)) return undefined;
  return `a link leads to ${address}: ${target} has no part called ${anchor}.`;
}

function linkTargets({ paths, files, facts }: FilesRead, places: Places): (file: string) => LinkTargets {
  const pages = new Map<string, readonly string[] | null>();
  for (const path of paths) {
    const address = pathOfFile(path);
    if (!address) continue;
    const read = files.get(path);
    const others = pages.get(address) ?? places.ids;
    pages.set(address, read?.entry && pages.get(address) !== null ? [...others, ...idsIn(read, facts)] : null);
  }
  return (file) => ({ pages, own: pathOfFile(file), files: places.files });
}
