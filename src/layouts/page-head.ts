import type { ImageMetadata } from 'astro';
import type { Meta } from '../../content-model/schemas/shared-schema.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { targetOf } from '../page-data/links.ts';
import type { PageContext } from '../page-data/page-context.tsx';
import { versionsOf } from '../page-data/paths.ts';
import { centerData } from './structured-data.ts';

/** Open Graph images, one for each language. */
const sharePictures = import.meta.glob<ImageMetadata>('../share/*.png', { eager: true, import: 'default' });

export interface PageHead {
  context: PageContext;
  content: { meta: Meta };
}

export function documentHead({ context, content: { meta } }: PageHead) {
  const { language, path, listed, facts } = context;
  const absolute = (page: string) => `${facts.url}${targetOf(page, context).href}`;
  const share = `${facts.url}${sharePictureIn(language)}`;
  return {
    // With a long name of the center, a title such as "About Us | {name}" loses its last part.
    title: meta.title.length > 60 ? meta.title.replace(/ \| [^|]*$/, '') : meta.title,
    description: meta.description,
    canonical: listed ? absolute(path) : undefined,
    alternates: listed ? versionsOf(path).map(([code, href]) => ({ code, href: `${facts.url}${href}` })) : [],
    share,
    structuredData: listed && path === '/' ? centerData(context, share) : undefined,
  };
}

function sharePictureIn(language: string): string | undefined {
  const picture = sharePictures[`../share/${language}.png`] ?? sharePictures[`../share/${DEFAULT_LANGUAGE}.png`];
  return picture?.src;
}
