import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { dateIn } from '../../shared/opening-hours/schedule.ts';
import type { ContentOf, TypeName } from '../content/content-types.ts';
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
import { fileOf, type RegisteredPage, registry } from './registry.ts';

function loadMenuItems(language: string): MenuItem[] {
  const own = pathsIn(language);
  const all = pathsIn(DEFAULT_LANGUAGE);
  const pages = registry.filter(({ menus, path }) => menus.length > 0 && all.includes(path));
  return pages.flatMap((page) => menuItemsOf(own.includes(page.path) ? language : DEFAULT_LANGUAGE, page));
}

function menuItemsOf(language: string, { path, type, menus }: RegisteredPage): MenuItem[] {
  const texts = getTexts(language, type, fileOf(path)) as ContentOf<'home' | 'questionsPage'>;
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
  // Pages without a URL of their own, such as the 404 page, lead to the home page.
  const target = languagesWith(path).includes(language) ? path : '/';
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

/** The texts of the interface, without those whose statement is not confirmed. */
function interfaceTexts(language: string): UiText {
  const { interpreterLine, ...ui } = getTexts(language, 'interface', 'interface');
  const isConfirmed = getStatements().some(({ shows, confirmed }) => shows === 'interpreterLine' && confirmed !== null);
  return isConfirmed ? { ...ui, interpreterLine } : ui;
}

function loadPageContext(language: string, path: string): PageContext {
  return {
    language,
    path,
    listed: listedPathsIn(language).includes(path),
    paths: pathsIn(language),
    facts: getFacts(language),
    ui: interfaceTexts(language),
    menuItems: loadMenuItems(language),
    // The editor previews hidden services too.
    services: getAllServiceTexts(language).filter((service) => !service.hidden || service.path === path),
    alternates: alternatesOf(language, path),
    today: todayIn(language),
  };
}

/** A page with the content of its own file. */
export async function loadPage<Type extends TypeName>(
  language = DEFAULT_LANGUAGE,
  path: string,
  type: Type,
  file = fileOf(path),
) {
  return { context: loadPageContext(language, path), content: await getEntry(language, type, file) };
}

export async function loadHome(language = DEFAULT_LANGUAGE) {
  return {
    ...(await loadPage(language, '/', 'home')),
    services: await getServices(language),
    testimonials: getTestimonials(language).slice(0, 3),
    day: await getDay(language),
  };
}

export async function loadAbout(language = DEFAULT_LANGUAGE) {
  return { ...(await loadPage(language, '/about', 'about')), day: await getDay(language) };
}

export async function loadTestimonials(language = DEFAULT_LANGUAGE) {
  const page = await loadPage(language, '/testimonials', 'testimonialsPage');
  return { ...page, testimonials: getTestimonials(language) };
}

export async function loadContact(language = DEFAULT_LANGUAGE) {
  return {
    ...(await loadPage(language, '/contact', 'contact')),
    next: getTexts(language, 'nextSteps', 'next-steps'),
    thanks: (await getEntry(language, 'thankYou', 'pages/thank-you')).picture,
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
