import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { dateIn } from '../../shared/opening-hours/schedule.ts';
import {
  getAllServiceTexts,
  getDay,
  getEntry,
  getFacts,
  getServices,
  getStatements,
  getTestimonials,
  getTexts,
  resolvePictures,
} from '../content/get-content.ts';
import type { UiText } from '../content/ui-schema.ts';
import { answeredGroups } from './answers.ts';
import { localizedPath } from './links.ts';
import type { MenuItem } from './navigation.ts';
import type { PageContext } from './page-context.tsx';
import { languagesWith, listedPathsIn, pathsIn } from './paths.ts';
import { type PagePath, type RegisteredPage, registeredPage, registry, type TypeAt } from './registry.ts';

function loadMenuItems(language: string): MenuItem[] {
  const own = pathsIn(language);
  const all = pathsIn(DEFAULT_LANGUAGE);
  const pages = registry.filter(({ menus, path }) => menus.length > 0 && all.includes(path));
  return pages.flatMap((page) => menuItemsOf(own.includes(page.path) ? language : DEFAULT_LANGUAGE, page));
}

function menuItemsOf(language: string, { path, content, type, menus }: RegisteredPage): MenuItem[] {
  const texts = getTexts(language, type, content);
  if (!('menuLabel' in texts)) throw new Error(`${path} is in a menu, and content/${content}.yaml has no menuLabel.`);
  const groups = 'groups' in texts ? answeredGroups(texts.groups, getFacts(language), todayIn(language)) : [];
  const answers = groups.flatMap(({ questions }) => questions);
  return [
    ...answers.flatMap(({ id, menuLabel: label }) =>
      label ? [{ path: `${path}#${id}`, label, language, menus }] : [],
    ),
    { path, label: texts.menuLabel, language, menus },
  ];
}

function alternatesOf(language: string, path: string): PageContext['alternates'] {
  const target = registeredPage(path)?.withoutUrl ? '/' : path;
  const others = languagesWith(target).filter((candidate) => candidate !== language);
  return others.map((other) => ({
    language: other,
    name: getTexts(other, 'interface', 'interface').language,
    href: localizedPath(other, target),
  }));
}

function todayIn(language: string): string {
  return dateIn(getFacts(language).timeZone);
}

/** Content that a page takes from other files. */
const moreData = {
  '/': async (language: string) => ({
    services: await getServices(language),
    testimonials: getTestimonials(language).slice(0, 3),
    day: await getDay(language),
  }),
  '/about': async (language: string) => ({ day: await getDay(language) }),
  '/services': async (language: string) => ({ services: await getServices(language) }),
  '/testimonials': (language: string) => ({ testimonials: getTestimonials(language) }),
  '/contact': async (language: string) => ({ ...loadNextSteps(language), ...(await loadThanks(language)) }),
  '/thank-you': loadNextSteps,
  '/tour-request-problem': loadThanks,
};

type MoreData<Path> = Path extends keyof typeof moreData ? Awaited<ReturnType<(typeof moreData)[Path]>> : object;

function loadNextSteps(language: string) {
  return { next: getTexts(language, 'nextSteps', 'next-steps') };
}

async function loadThanks(language: string) {
  return { thanks: (await getEntry(language, 'thankYou', 'pages/thank-you')).picture };
}

export async function loadPage<Path extends PagePath>(language = DEFAULT_LANGUAGE, path: Path) {
  const { type, content } = registeredPage(path) as RegisteredPage & { type: TypeAt<Path> };
  return {
    context: loadPageContext(language, path),
    content: await getEntry(language, type, content),
    ...((await moreData[path as keyof typeof moreData]?.(language)) as MoreData<Path>),
  };
}

export async function loadService(language: string, path: string) {
  const service = getAllServiceTexts(language).find((candidate) => candidate.path === path);
  if (!service) throw new Error(`There is no service at ${path}.`);
  return {
    context: loadPageContext(language, path),
    service: await resolvePictures(service),
    day: service.showsDay ? await getDay(language) : undefined,
  };
}

/** The texts of the interface, without those whose statement is not confirmed. */
function interfaceTexts(language: string): UiText {
  const { interpreterLine, ...ui } = getTexts(language, 'interface', 'interface');
  const isConfirmed = getStatements().some(({ shows, confirmed }) => shows === 'interpreterLine' && confirmed !== null);
  return isConfirmed ? { ...ui, interpreterLine } : ui;
}

function loadPageContext(language: string, path: string): PageContext {
  const facts = getFacts(language);
  return {
    language,
    path,
    listed: listedPathsIn(language).includes(path),
    paths: pathsIn(language),
    facts,
    ui: interfaceTexts(language),
    menuItems: loadMenuItems(language),
    // The editor previews hidden services too.
    services: getAllServiceTexts(language).filter((service) => !service.hidden || service.path === path),
    alternates: alternatesOf(language, path),
    today: todayIn(language),
  };
}
