import { listLocales, loadFacts, loadServiceTexts, loadTexts } from '../content/load.ts';
import type { Picture } from '../content/shared-schema.ts';
import { loadExistingPaths } from '../page/paths.ts';
import { registeredPage } from '../page/registry.ts';
import { shareName } from './share-address.ts';

export type SharePage = ReturnType<typeof pagesIn>[number];

/** Heading and picture at the top of a page, in the fields of any kind of content. */
type Shown = {
  heading?: string;
  title?: string;
  picture?: Picture;
  hero?: { heading: string; picture?: Picture };
};

export function sharePages() {
  return listLocales().flatMap(pagesIn);
}

function pagesIn(locale: string) {
  const site = loadFacts(locale);
  const services = loadServiceTexts(locale);
  // A page without a picture shows the one of the contact page.
  const contact = loadTexts(locale, 'contact', 'pages/contact');
  const paths = loadExistingPaths(locale);
  const pages = paths.flatMap((path) => {
    const page = registeredPage(path);
    return page && page.share !== 'home' ? [{ ...page, path }] : [];
  });
  return pages.map(({ path, kind, content, share }) => {
    const name = content.replace('[slug]', path.split('/').at(-1) ?? '');
    const shown = loadTexts(locale, kind, name) as Shown;
    const own = (shown.hero?.picture ?? shown.picture ?? contact.hero.picture).file;
    return {
      name: shareName(locale, path),
      heading: shown.hero?.heading ?? shown.heading ?? shown.title ?? '',
      pictures: share === 'services' ? overview(services) : [own],
      /** True for pictures that have a ground of their own up to their edges. */
      framed: share === 'services' || kind === 'services' || !own.endsWith('.svg'),
      site,
    };
  });
}

/** Four services that look unlike each other: every third one. */
function overview(services: { picture: Picture }[]): string[] {
  return services
    .filter((_, index) => index % 3 === 1)
    .slice(0, 4)
    .map(({ picture }) => picture.file);
}
