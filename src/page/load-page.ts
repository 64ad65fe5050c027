import { ContentError } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { localTime } from '../../shared/opening-hours/status.ts';
import {
  loadDay,
  loadEntry,
  loadFacts,
  loadServices,
  loadServiceTexts,
  loadStatements,
  loadTestimonials,
  loadTexts,
} from '../content/load.ts';
import { localizedPath } from './addresses.ts';
import { answeredGroups } from './answers.ts';
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
  const groups = 'groups' in texts ? answeredGroups(texts.groups, loadFacts(locale), todayIn(locale)) : [];
  const answers = groups.flatMap(({ questions }) => questions);
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

function todayIn(locale: string): string {
  return localTime(new Date(), loadFacts(locale).timeZone).date;
}

/** Data that a page shows besides its own file. */
const moreData = {
  '/': async (locale: string) => ({
    services: await loadServices(locale),
    testimonials: loadTestimonials(locale).slice(0, 3),
    day: await loadDay(locale),
  }),
  '/about': async (locale: string) => ({ day: await loadDay(locale) }),
  '/services': async (locale: string) => ({ services: await loadServices(locale) }),
  '/testimonials': (locale: string) => ({ testimonials: loadTestimonials(locale) }),
  '/contact': async (locale: string) => ({ ...loadNextSteps(locale), ...(await loadThanks(locale)) }),
  '/thank-you': loadNextSteps,
  '/tour-request-problem': loadThanks,
};

type MoreData<Path> = Path extends keyof typeof moreData ? Awaited<ReturnType<(typeof moreData)[Path]>> : object;

function loadNextSteps(locale: string) {
  return { next: loadTexts(locale, 'nextSteps', 'next-steps') };
}

async function loadThanks(locale: string) {
  return { thanks: (await loadEntry(locale, 'thankYou', 'pages/thank-you')).picture };
}

export async function loadPage<Path extends PagePath>(locale = DEFAULT_LANGUAGE, path: Path) {
  const { kind, content } = registeredPage(path) as RegisteredPage & { kind: KindAt<Path> };
  return {
    context: loadPageContext(locale, path),
    content: await loadEntry(locale, kind, content),
    ...((await moreData[path as keyof typeof moreData]?.(locale)) as MoreData<Path>),
  };
}

export async function loadService(locale: string, path: string) {
  const service = (await loadServices(locale)).find((candidate) => candidate.path === path);
  if (!service) throw new Error(`There is no service at ${path}.`);
  return {
    context: loadPageContext(locale, path),
    service,
    day: service.showsDay ? await loadDay(locale) : undefined,
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
    today: todayIn(locale),
  };
}
