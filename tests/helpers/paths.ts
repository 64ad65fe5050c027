import { globSync } from 'node:fs';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { pathsOf, type RegisteredPage, registry } from '../../src/site/registry.ts';
import { content } from './facts.ts';
import { listLanguages } from './languages.ts';
import { testSite } from './test-site.ts';

const slugs = content.services.map(({ path }) => path.split('/').at(-1) ?? '');

const isListed = ({ listed, path }: RegisteredPage) =>
  listed && (content.testimonials.length > 0 || path !== '/testimonials');

export const listedPaths = registry.filter(isListed).flatMap((page) => pathsOf(page, slugs));

export const missingPath = '/no-such-page';

export const missingService = '/services/no-such-service';

/** Pages with noindex. The 404 page and pages rendered on request have no URL of their own. */
export const unlistedPaths = [
  ...registry.filter((page) => !isListed(page) && !page.withoutUrl).map(({ path }): string => path),
  missingPath,
];

export const everyPath = [...listedPaths, ...unlistedPaths];

/** Built pages in other languages, without the prefix of the language. */
export const translatedPaths = listLanguages()
  .filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => ({
    language,
    paths: globSync(`${language}{,/**/*}.html`, { cwd: testSite }).map((file) =>
      file.slice(language.length, -'.html'.length),
    ),
  }));
