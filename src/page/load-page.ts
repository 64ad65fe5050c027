import { ContentError } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { localTime } from '../../shared/opening-hours/status.ts';
import { loadEntry, loadFacts, loadServiceTexts, loadStatements, loadTexts } from '../content/load.ts';
import { localizedPath } from './addresses.ts';
import { confirmedTexts } from './confirmed-texts.ts';
import type { MenuItem } from './navigation.ts';
import type { PageContext } from './page-context.tsx';
import { loadListedPaths, loadPaths, localesOf } from './paths.ts';
import { type KindAt, type PagePath, type RegisteredPage, registeredPage, registry } from './registry.ts';

function loadMenuItems(locale: string): MenuItem[] {
  const own = loadPaths(locale);
  const all = loadPaths(DEFAULT_LANGUAGE);
  const pages = registry.filter(({ menus, path }) => menus.length > 0 && all.includes(path));
  return pages.flatMap((page) => menuItemsOf(own.includes(page.path) ? locale : DEFAULT_LANGUAGE, page));
}

function menuItemsOf(locale: string, { path, content, kind, menus }: RegisteredPage): MenuItem[] {
  const texts = loadTexts(locale, kind, content);
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

function alternatesOf(locale: string, path: string): PageContext['alternates'] {
  const target = registeredPage(path)?.withoutAddress ? '/' : path;
  const others = localesOf(target).filter((candidate) => candidate !== locale);
  return others.map((other) => ({
    locale: other,
    language: loadTexts(other, 'interface', 'interface').language,
    href: localizedPath(other, target),
  }));
}

export async function loadPage<Path extends PagePath>(locale = DEFAULT_LANGUAGE, path: Path) {
  const { kind, content } = registeredPage(path) as RegisteredPage & { kind: KindAt<Path> };
  return {
    context: loadPageContext(locale, path),
    content: await loadEntry(locale, kind, content),
  };
}

export function loadPageContext(locale: string, path: string): PageContext {
  const facts = loadFacts(locale);
  return {
    locale,
    path,
    listed: loadListedPaths(locale).includes(path),
    paths: loadPaths(locale),
    facts,
    ui: confirmedTexts(loadTexts(locale, 'interface', 'interface'), loadStatements()),
    menuItems: loadMenuItems(locale),
    services: loadServiceTexts(locale),
    alternates: alternatesOf(locale, path),
    today: localTime(new Date(), facts.timeZone).date,
  };
}
