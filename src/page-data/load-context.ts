import { answeredGroups } from '../../content-model/answers.ts';
import type { ContentOf } from '../../content-model/content-types.ts';
import { fileOf, registry } from '../../content-model/registry.ts';
import { dateIn } from '../../content-model/time-zone.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getFacts, getServiceTexts, getTexts } from './get-content.ts';
import { localizedPath } from './links.ts';
import type { MenuItem } from './navigation.ts';
import type { PageContext } from './page-context.tsx';
import { languagesWith, listedPathsIn, pathsIn } from './paths.ts';

/** The pages of menus, each after the answers in it that have a name for menus. */
function loadMenuItems(language: string): MenuItem[] {
  const own = pathsIn(language);
  const all = pathsIn(DEFAULT_LANGUAGE);
  const pages = registry.filter(({ menus, path }) => menus.length > 0 && all.includes(path));
  return pages.flatMap(({ path, type, menus }) => {
    const shown = own.includes(path) ? language : DEFAULT_LANGUAGE;
    const texts = getTexts(shown, type, fileOf(path)) as ContentOf<'home' | 'questionsPage'>;
    const groups = 'groups' in texts ? answeredGroups(texts.groups, getFacts(shown), todayIn(shown)) : [];
    const answers = groups.flatMap(({ questions }) => questions);
    const anchors = answers.map(({ id, menuLabel }) => ({ path: `${path}#${id}`, menuLabel }));
    return [...anchors, { path, menuLabel: texts.menuLabel }].flatMap(({ path, menuLabel: label }) =>
      label ? [{ path, label, language: shown, menus }] : [],
    );
  });
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

export function loadPageContext(language: string, path: string): PageContext {
  return {
    language,
    path,
    listed: listedPathsIn(language).includes(path),
    paths: pathsIn(language),
    facts: getFacts(language),
    ui: getTexts(language, 'interface', 'interface'),
    menuItems: loadMenuItems(language),
    services: getServiceTexts(language),
    alternates: alternatesOf(language, path),
    today: todayIn(language),
  };
}
