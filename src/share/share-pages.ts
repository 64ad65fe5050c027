import type { Facts } from '../../shared/facts-schema.ts';
import { listLocales, loadFacts, loadServiceTexts, loadTexts } from '../content/load.ts';
import type { Picture } from '../content/shared-schema.ts';
import { loadExistingPaths } from '../page/paths.ts';
import { registeredPage } from '../page/registry.ts';
import { shareName } from './share-address.ts';

/** A page and what its share picture shows. */
export interface SharePage {
  /** Name of the picture, as in its address. */
  name: string;
  heading: string;
  /** File names of one picture, or of four that are shown together. */
  pictures: string[];
  /** True for pictures that have a ground of their own up to their edges. */
  framed: boolean;
  site: Facts;
}

/** What a page shows first, wherever its content keeps it. */
type Shown = {
  heading?: string;
  title?: string;
  picture?: Picture;
  hero?: { heading: string; picture?: Picture };
};

/** Every page of the site that can be shared, in all languages. */
export async function sharePages(): Promise<SharePage[]> {
  return (await Promise.all(listLocales().map(pagesIn))).flat();
}

async function pagesIn(locale: string): Promise<SharePage[]> {
  const site = await loadFacts(locale);
  const services = await loadServiceTexts(locale);
  // The person who answers stands for pages that have no picture.
  const contact = await loadTexts(locale, 'contact', 'pages/contact');
  const paths = await loadExistingPaths(locale);
  const pages = paths.flatMap((path) => {
    const page = registeredPage(path);
    return page && page.share !== 'home' ? [{ ...page, path }] : [];
  });
  return Promise.all(
    pages.map(async ({ path, collection, content, share }) => {
      const name = content.replace('[slug]', path.split('/').at(-1) ?? '');
      const shown = (await loadTexts(locale, collection, name)) as Shown;
      const own = (shown.hero?.picture ?? shown.picture ?? contact.hero.picture).file;
      return {
        name: shareName(locale, path),
        heading: shown.hero?.heading ?? shown.heading ?? shown.title ?? '',
        pictures: share === 'services' ? overview(services) : [own],
        framed: share === 'services' || collection === 'services' || !own.endsWith('.svg'),
        site,
      };
    }),
  );
}

/** Four services that look unlike each other: every third one. */
function overview(services: { picture: Picture }[]): string[] {
  return services.filter((_, index) => index % 3 === 1).map(({ picture }) => picture.file);
}
