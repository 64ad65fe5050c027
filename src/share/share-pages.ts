import { type CollectionEntry, getCollection } from 'astro:content';
import { factTexts, fillFacts } from '../../shared/fill-facts.ts';
import { type Locale, locales } from '../content/locales.ts';
import { localizedPath } from '../page/addresses.ts';
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
  site: CollectionEntry<'site'>['data'];
}

/** Every page of the site that can be shared, in all languages. */
export async function sharePages(): Promise<SharePage[]> {
  return (await Promise.all(locales.map(pagesIn))).flat();
}

async function pagesIn(locale: Locale): Promise<SharePage[]> {
  const ofLocale = ({ id }: { id: string }) => id.startsWith(`${locale}/`);
  const [site] = await getCollection('site');
  const [words] = await getCollection('interface', ofLocale);
  const [contact] = await getCollection('contact', ofLocale);
  if (!site || !words || !contact) throw new Error(`The content of "${locale}" is not complete.`);

  const facts = factTexts(site.data, words.data);
  const page = (id: string, heading: string, pictures: string[], framed = false): SharePage => ({
    name: shareName(localizedPath(locale, `/${id.replace(`${locale}/`, '').replace(/^pages\/(home$)?/, '')}`)),
    heading: fillFacts(heading, facts, `content/${id}.yaml`),
    pictures,
    framed: framed || pictures.some((file) => !file.endsWith('.svg')),
    site: site.data,
  });

  const services = (await getCollection('services', ofLocale)).sort((one, other) => one.data.order - other.data.order);
  const withHero = [
    ...(await getCollection('home', ofLocale)),
    ...(await getCollection('about', ofLocale)),
    ...(await getCollection('testimonialsPage', ofLocale)),
    contact,
  ];
  return [
    ...withHero.map(({ id, data: { hero } }) => page(id, hero.heading, [hero.picture.file])),
    ...services.map(({ id, data }) => page(id, data.title, [data.picture.file], true)),
    ...(await getCollection('servicesPage', ofLocale)).map(({ id, data }) =>
      page(id, data.hero.heading, overview(services), true),
    ),
    ...(await getCollection('thankYou', ofLocale)).map(({ id, data }) => page(id, data.heading, [data.picture.file])),
    // The person who answers stands for pages that have no picture.
    ...(await getCollection('documents', ofLocale)).map(({ id, data }) =>
      page(id, data.heading, [contact.data.hero.picture.file]),
    ),
  ];
}

/** Four services that look unlike each other: every third one. */
function overview(services: CollectionEntry<'services'>[]): string[] {
  return services.filter((_, index) => index % 3 === 1).map(({ data }) => data.picture.file);
}
