import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { aboutAt } from './about.ts';
import { answeredGroups } from './answers.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentOf } from './content-types.ts';
import { linkTargets } from './links.ts';
import type { FilesRead } from './read-files.ts';
import { pathOfFile } from './registry.ts';
import type { Facts } from './schemas/facts-schema.ts';
import { walkFields } from './walk-fields.ts';

/** Whether the site has a file at a path such as /contact.vcf. */
export type HasFile = (path: string) => boolean;

/** Ids that views write, for links such as /contact#tour. */
const viewIds: Readonly<Record<string, readonly string[]>> = {
  '/about': ['day'],
  '/services': ['all', 'fit'],
  '/contact': ['tour', 'schedule', 'next', 'contact-details', 'location'],
};
const spacedLink = /\]\s+\((\/|#|https?:|tel:|mailto:)/;

/** Errors for links to pages, parts of pages and files that the site does not have in the language of the file. */
export function findDeadLinks(read: FilesRead, hasFile: HasFile): ContentIssue[] {
  const english = [...read.files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  const isHidden = (content: unknown) => (content as { hidden?: true } | null)?.hidden;
  const hidden = english.filter(({ content }) => isHidden(content)).map(({ path }) => pathOfFile(path));
  const englishIds = idsIn(read, DEFAULT_LANGUAGE);
  const idsByLanguage = new Map(
    read.languages.map((language) => [language, new Map([...englishIds, ...idsIn(read, language)])]),
  );
  const claims: Record<string, unknown> = { ...read.facts.get(DEFAULT_LANGUAGE)?.claims };
  return [...read.files.values()].flatMap(({ path: file, language, type, value, issueAt }) => {
    const ownPage = pathOfFile(file);
    if (ownPage && hidden.includes(ownPage)) return [];
    const ids = idsByLanguage.get(language) as PageIds;
    return walkFields(type, value).flatMap(({ path, value: text, holds }) => {
      if (typeof text !== 'string' || aboutAt(value, path).some((id) => claims[id] === null)) return [];
      const isUrl = holds === 'url';
      const urls = isUrl ? [text] : linkTargets(text);
      // Lists of links leave out hidden pages.
      const messages = urls.map((url) => describeDead(url, ownPage, ids, isUrl ? [] : hidden, hasFile));
      if (spacedLink.test(text)) messages.push('a space between ] and ( breaks this link. Delete it.');
      return messages.flatMap((message) => (message ? [issueAt(path, message)] : []));
    });
  });
}

/** The ids that links may name, by path of the page; null for a page whose content or facts have errors. */
type PageIds = ReadonlyMap<string, readonly string[] | null>;

function idsIn({ paths, files, facts }: FilesRead, language: string): PageIds {
  return new Map(
    paths
      .filter((path) => path.startsWith(`${language}/`))
      .flatMap((path) => {
        const page = pathOfFile(path);
        const content = files.get(path)?.content;
        if (!page) return [];
        const own = facts.get(language);
        return [[page, content && own ? [...(viewIds[page] ?? []), ...contentIds(content, own)] : null]];
      }),
  );
}

/** The ids of the answers and sections that a page shows. */
function contentIds(content: unknown, facts: Facts): string[] {
  const { groups = [], sections = [] } = content as Partial<ContentOf<'questionsPage'> & ContentOf<'guides'>>;
  const answers = answeredGroups(groups, facts, '').flatMap(({ questions }) => questions);
  return [...answers, ...sections.filter(({ hidden }) => !hidden)].map(({ id }) => id);
}

function describeDead(
  url: string,
  ownPage: string | undefined,
  ids: PageIds,
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
  if (!ids.has(page)) return hasFile(page) ? undefined : `a link leads to ${page}: there is no such page.`;
  const known = ids.get(page);
  if (anchor === undefined || !known || known.includes(anchor)) return undefined;
  return `a link leads to ${url}: ${page} has no part called ${anchor}.`;
}
