import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { type ContentFile, type FilesRead, isHidden } from '../../shared/read-files.ts';
import { answeredGroups } from '../site/answers.ts';
import { pathOfFile, registeredPage } from '../site/registry.ts';
import type { ContentOf } from './content-types.ts';
import { walkValues } from './walk-values.ts';

/** Whether the site has a file at a path such as /contact.vcf. */
export type HasFile = (path: string) => boolean;

const link = /\[[^\]]*\]\(([^)]*)\)/g;
/** Fields that hold only a URL. */
const urlField = /\/path$|^optional\/(nondiscriminationNotice|languageNotice|privacyPractices)$/;
const spacedLink = /\]\s+\((\/|#|https?:|tel:|mailto:)/;

/** Errors for links to pages, parts of pages and files that the site does not have. */
export function findDeadLinks(read: FilesRead, hasFile: HasFile): ContentIssue[] {
  const anchors = anchorsByPage(read);
  const english = [...read.files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  const hidden = english.filter(isHidden).map(({ path }) => pathOfFile(path));
  return [...read.files.values()].flatMap(({ path: file, value, issueAt }) =>
    walkValues(value).flatMap(({ path, value: text }) => {
      if (typeof text !== 'string' || hidden.includes(pathOfFile(file) ?? '')) return [];
      const isUrl = urlField.test(path.join('/'));
      const urls = isUrl ? [text] : [...text.matchAll(link)].map(([, url = '']) => url);
      // Lists of links leave out hidden pages.
      const messages = urls.map((url) => describeDead(url, pathOfFile(file), anchors, isUrl ? [] : hidden, hasFile));
      if (spacedLink.test(text)) messages.push('a space between ] and ( breaks this link. Delete it.');
      return messages.flatMap((message) => (message ? [issueAt(path, message)] : []));
    }),
  );
}

/** The ids that links may name, by path of the page; null for a page whose content has errors. */
function anchorsByPage({ paths, files, facts }: FilesRead): ReadonlyMap<string, readonly string[] | null> {
  const anchors = new Map<string, readonly string[] | null>();
  for (const path of paths) {
    const page = pathOfFile(path);
    if (!page) continue;
    const read = files.get(path);
    const others = anchors.has(page) ? anchors.get(page) : (registeredPage(page)?.anchors ?? []);
    anchors.set(page, read?.content && others ? [...others, ...idsIn(read, facts)] : null);
  }
  return anchors;
}

/** The ids of the answers and sections that a page shows. */
function idsIn({ content, language }: ContentFile, facts: FilesRead['facts']): string[] {
  const { groups = [], sections = [] } = content as Partial<ContentOf<'questionsPage'> & ContentOf<'guides'>>;
  const own = facts.get(language);
  const answers = own
    ? answeredGroups(groups, own, '').flatMap(({ questions }) => questions)
    : groups.flatMap(({ items }) => items);
  return [...answers, ...sections.filter(({ hidden }) => !hidden)].map(({ id }) => id);
}

function describeDead(
  url: string,
  ownPage: string | undefined,
  anchors: ReadonlyMap<string, readonly string[] | null>,
  hidden: readonly (string | undefined)[],
  hasFile: HasFile,
): string | undefined {
  if (/\s/.test(url) || url === '') return `a link leads to "${url}". Write a URL without spaces, such as /contact.`;
  if (/^(https?:\/\/[^/]+\.|mailto:|tel:|lang:[a-z]{2,3}$)/.test(url)) return undefined;
  if (!/^[/#]/.test(url))
    return `a link leads to ${url}. Begin a page of this site with a slash, such as /contact, any other with https://.`;
  const [path = '', anchor] = url.split('#');
  const page = path || ownPage;
  if (page === undefined) return `a link leads to ${url}. Name the page too, such as /contact${url}.`;
  if (hidden.includes(page))
    return `a link leads to ${page}, which is hidden. Take the link out, or show that page again.`;
  if (!anchors.has(page)) return hasFile(page) ? undefined : `a link leads to ${page}: there is no such page.`;
  const known = anchors.get(page);
  if (anchor === undefined || !known || known.includes(anchor)) return undefined;
  return `a link leads to ${url}: ${page} has no part called ${anchor}.`;
}
