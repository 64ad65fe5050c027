import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { localTime } from '../../shared/opening-hours/status.ts';
import {
  getDay,
  getEntry,
  getFacts,
  getServices,
  getServiceTexts,
  getStatements,
  getTestimonials,
  getTexts,
} from '../content/get-content.ts';
import type { UiText } from '../content/ui-schema.ts';
import { localizedPath } from './addresses.ts';
import { answeredGroups } from './answers.ts';
import type { MenuItem } from './navigation.ts';
import type { PageContext } from './page-context.tsx';
import { listedPathsIn, localesOf, pathsIn } from './paths.ts';
import { type PagePath, type RegisteredPage, registeredPage, registry, type TypeAt } from './registry.ts';

function loadMenuItems(locale: string): MenuItem[] {
  const own = pathsIn(locale);
  const all = pathsIn(DEFAULT_LANGUAGE);
  const pages = registry.filter(({ menus, path }) => menus.length > 0 && all.includes(path));
  return pages.flatMap((page) => menuItemsOf(own.includes(page.path) ? locale : DEFAULT_LANGUAGE, page));
}

function menuItemsOf(locale: string, { path, content, type, menus }: RegisteredPage): MenuItem[] {
  const texts = getTexts(locale, type, content);
  if (!('menuLabel' in texts)) throw new Error(`${path} is in a menu, and content/${content}.yaml has no menuLabel.`);
  const groups = 'groups' in texts ? answeredGroups(texts.groups, getFacts(locale), todayIn(locale)) : [];
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
    language: getTexts(other, 'interface', 'interface').language,
    href: localizedPath(other, target),
  }));
}

function todayIn(locale: string): string {
  return localTime(new Date(), getFacts(locale).timeZone).date;
}

/** Content that a page takes from other files. */
const moreData = {
  '/': async (locale: string) => ({
    services: await getServices(locale),
    testimonials: getTestimonials(locale).slice(0, 3),
    day: await getDay(locale),
  }),
  '/about': async (locale: string) => ({ day: await getDay(locale) }),
  '/services': async (locale: string) => ({ services: await getServices(locale) }),
  '/testimonials': (locale: string) => ({ testimonials: getTestimonials(locale) }),
  '/contact': async (locale: string) => ({ ...loadNextSteps(locale), ...(await loadThanks(locale)) }),
  '/thank-you': loadNextSteps,
  '/tour-request-problem': loadThanks,
};

type MoreData<Path> = Path extends keyof typeof moreData ? Awaited<ReturnType<(typeof moreData)[Path]>> : object;

function loadNextSteps(locale: string) {
  return { next: getTexts(locale, 'nextSteps', 'next-steps') };
}

async function loadThanks(locale: string) {
  return { thanks: (await getEntry(locale, 'thankYou', 'pages/thank-you')).picture };
}

export async function loadPage<Path extends PagePath>(locale = DEFAULT_LANGUAGE, path: Path) {
  const { type, content } = registeredPage(path) as RegisteredPage & { type: TypeAt<Path> };
  return {
    context: loadPageContext(locale, path),
    content: await getEntry(locale, type, content),
    ...((await moreData[path as keyof typeof moreData]?.(locale)) as MoreData<Path>),
  };
}

export async function loadService(locale: string, path: string) {
  const service = (await getServices(locale)).find((candidate) => candidate.path === path);
  if (!service) throw new Error(`There is no service at ${path}.`);
  return {
    context: loadPageContext(locale, path),
    service,
    day: service.showsDay ? await getDay(locale) : undefined,
  };
}

/** The texts of the interface, without those whose statement is not confirmed. */
function interfaceTexts(locale: string): UiText {
  const { interpreterLine, ...ui } = getTexts(locale, 'interface', 'interface');
  const isConfirmed = getStatements().some(({ shows, confirmed }) => shows === 'interpreterLine' && confirmed !== null);
  return isConfirmed ? { ...ui, interpreterLine } : ui;
}

function loadPageContext(locale: string, path: string): PageContext {
  const facts = getFacts(locale);
  return {
    locale,
    path,
    listed: listedPathsIn(locale).includes(path),
    paths: pathsIn(locale),
    facts,
    ui: interfaceTexts(locale),
    menuItems: loadMenuItems(locale),
    services: getServiceTexts(locale),
    alternates: alternatesOf(locale, path),
    today: todayIn(locale),
  };
}
