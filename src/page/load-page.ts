import { ContentError } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { localTime } from '../../shared/opening-hours/status.ts';
import { listLocales, loadEntry, loadFacts, loadServiceTexts, loadTexts } from '../content/load.ts';
import { perLanguage } from '../content/per-language.ts';
import { localizedPath } from './addresses.ts';
import type { MenuItem } from './navigation.ts';
import type { PageContext } from './page-context.tsx';
import { loadListedPaths, loadPaths, localesOf } from './paths.ts';
import { type CollectionAt, type PagePath, type RegisteredPage, registeredPage, registry } from './registry.ts';

function localeOf(param: string | undefined): string {
  const locale = listLocales().find((candidate) => candidate === (param ?? DEFAULT_LANGUAGE));
  if (!locale) throw new Error(`The site is not written in "${param}".`);
  return locale;
}

/** The pages that menus name; those that a language does not have are named and linked in the default one. */
const loadMenuItems = perLanguage(async (locale): Promise<MenuItem[]> => {
  const own = await loadPaths(locale);
  const all = await loadPaths(DEFAULT_LANGUAGE);
  const pages = registry.filter(({ menus, path }) => menus.length > 0 && all.includes(path));
  const items = pages.map((page) => menuItemsOf(own.includes(page.path) ? locale : DEFAULT_LANGUAGE, page));
  return (await Promise.all(items)).flat();
});

/** A page as menus name it, with those of its answers that they name too. */
async function menuItemsOf(locale: string, { path, content, collection, menus }: RegisteredPage): Promise<MenuItem[]> {
  const texts = await loadTexts(locale, collection, content);
  if (!('menuLabel' in texts)) {
    const message = `is missing, and src/page/registry.ts puts ${path} into a menu.`;
    throw new ContentError([{ file: `content/${locale}/${content}.yaml`, field: 'menuLabel', message }]);
  }
  const answers = 'groups' in texts ? texts.groups.flatMap(({ items }) => items) : [];
  return [
    { path, label: texts.menuLabel, locale, menus },
    ...answers.flatMap(({ id, menuLabel: label }) => (label ? [{ path: `${path}#${id}`, label, locale, menus }] : [])),
  ];
}

/** Where a page stands in the other languages of the site. */
async function alternatesOf(locale: string, path: string): Promise<PageContext['alternates']> {
  const target = registeredPage(path)?.withoutAddress ? '/' : path;
  const others = (await localesOf(target)).filter((candidate) => candidate !== locale);
  return Promise.all(
    others.map(async (other) => ({
      locale: other,
      language: (await loadTexts(other, 'interface', 'interface')).language,
      href: localizedPath(other, target),
    })),
  );
}

/** What the page at `path` shows, with what its parts may need to know; `param` is the language in its address. */
export async function loadPage<Path extends PagePath>(param: string | undefined, path: Path) {
  const locale = localeOf(param);
  const { collection, content } = registeredPage(path) as RegisteredPage & { collection: CollectionAt<Path> };
  return {
    context: await loadPageContext(locale, path),
    content: await loadEntry(locale, collection, content),
  };
}

/** What every part of a page at `path` (without language prefix) may need to know. */
export async function loadPageContext(locale: string, path: string): Promise<PageContext> {
  const facts = await loadFacts(locale);
  return {
    locale,
    path,
    listed: (await loadListedPaths(locale)).includes(path),
    paths: await loadPaths(locale),
    facts,
    ui: await loadTexts(locale, 'interface', 'interface'),
    menuItems: await loadMenuItems(locale),
    services: await loadServiceTexts(locale),
    alternates: await alternatesOf(locale, path),
    today: localTime(new Date(), facts.timeZone).date,
  };
}
