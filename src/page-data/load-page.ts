import { fileOf, registry } from '../../content-model/registry.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { getDay, getEntry, getServices, getTestimonials, getTexts, hasTexts, type Loaded } from './get-content.ts';
import { loadPageContext } from './load-context.ts';
import type { ViewProps } from './page-context.tsx';

/** What the view of each type of page shows besides the content of the page itself. */
const others = {
  home: async (language: string) => {
    const about = hasTexts(language, 'pages/about') ? await getEntry(language, 'about', 'pages/about') : undefined;
    const guide = 'pages/tour-checklist';
    const checklist = hasTexts(language, guide) ? getTexts(language, 'guides', guide).sections : [];
    return {
      services: await getServices(language),
      testimonials: getTestimonials(language).slice(0, 3),
      day: await getDay(language),
      photographs: about?.facility.photographs,
      /** What to ask at any center. */
      questions: checklist.flatMap(({ lists = [] }) => lists.flatMap(({ items }) => items)).slice(0, 3),
    };
  },
  about: async (language: string) => ({ day: await getDay(language) }),
  servicesPage: async (language: string) => ({ services: await getServices(language) }),
  services: async (language: string, { showsDay, showsMenu }: Loaded<'services'>) => ({
    day: showsDay || showsMenu ? await getDay(language) : undefined,
  }),
  testimonialsPage: async (language: string) => ({ testimonials: getTestimonials(language) }),
  contact: async (language: string, { form }: Loaded<'contact'>) => ({
    ...loadNextSteps(language),
    form: { ...form, ...(await loadThanks(language)) },
  }),
  questionsPage: async () => ({}),
  guides: async (language: string) => ({ day: await getDay(language) }),
  documents: async () => ({}),
  thankYou: async (language: string) => loadNextSteps(language),
  // This page says in its heading what its title would.
  notFound: async (language: string) => ({ meta: getTexts(language, 'home', 'pages/home').meta }),
  problem: async (language: string) => ({ form: await loadThanks(language) }),
  staff: async () => ({}),
};

export type PageType = keyof typeof others;

/** The props of the view of a page. */
export type PageProps<Type extends PageType> = ViewProps<Type> & Awaited<ReturnType<(typeof others)[Type]>>;

function loadNextSteps(language: string) {
  return { next: getTexts(language, 'nextSteps', 'next-steps') };
}

/** What the form shows once it is sent. */
async function loadThanks(language: string) {
  const { picture } = await getEntry(language, 'thankYou', 'pages/thank-you');
  return { picture };
}

/** Everything that the view of a page shows; of a type with one page, the path may be left out. */
export async function loadPage<Type extends PageType>(
  type: Type,
  language = DEFAULT_LANGUAGE,
  path = pathOfType(type),
): Promise<PageProps<Type>> {
  const content = await getEntry(language, type, fileOf(path));
  const load = others[type] as (language: string, content: Loaded<Type>) => Promise<object>;
  return { context: loadPageContext(language, path), content, ...(await load(language, content)) } as PageProps<Type>;
}

function pathOfType(type: PageType): string {
  return registry.find((page) => page.type === type)?.path ?? '';
}
