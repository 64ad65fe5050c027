import type { ImageMetadata } from 'astro';
import type { Meta } from '../../shared/content/schemas/shared-schema.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { localizedPath, targetOf } from '../site/links.ts';
import type { PageContext } from '../site/page-context.tsx';
import { centerData } from './structured-data.ts';

/** Open Graph images, one for each language, made by `art/build-share-pictures.mjs`. */
const sharePictures = import.meta.glob<ImageMetadata>('../share/*.png', { eager: true, import: 'default' });

export interface PageHead {
  context: PageContext;
  meta: Meta;
}

export function documentHead({ context, meta }: PageHead) {
  const { language, path, listed, facts, alternates } = context;
  const absolute = (page: string) => `${facts.url}${targetOf(page, context).href}`;
  const versions = [{ language, href: localizedPath(language, path) }, ...alternates];
  const share = `${facts.url}${sharePictureIn(language)}`;
  return {
    // With a long name of the center, a title such as "About Us | {name}" loses its last part.
    title: meta.title.length > 60 ? meta.title.replace(/ \| [^|]*$/, '') : meta.title,
    description: meta.description,
    canonical: listed ? absolute(path) : undefined,
    alternates:
      listed && alternates.length > 0
        ? [...versions, { language: 'x-default', href: localizedPath(DEFAULT_LANGUAGE, path) }].map((version) => ({
            language: version.language,
            href: `${facts.url}${version.href}`,
          }))
        : [],
    share,
    structuredData: listed && path === '/' ? centerData(context, share) : undefined,
  };
}

function sharePictureIn(language: string): string | undefined {
  const picture = sharePictures[`../share/${language}.png`] ?? sharePictures[`../share/${DEFAULT_LANGUAGE}.png`];
  return picture?.src;
}
