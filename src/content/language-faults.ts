import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentFault } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { askIfMeant } from '../../shared/nearest-name.ts';
import { type RegisteredPage, registry } from '../page/registry.ts';

/** Files of every language that belong to no page. */
const sharedFiles = ['interface', 'mail', 'next-steps', 'problems'];

const languageNames = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language', fallback: 'none' });

/** What the languages of a content folder lack, and what of theirs no page can show. */
export function languageFaults(folder: string): ContentFault[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    return isLanguageCode(name) ? [...missingFiles(folder, name), ...unknownServices(folder, name)] : [];
  });
}

/** Whether a folder is named by the code of a language, such as es. */
export function isLanguageCode(name: string): boolean {
  try {
    return languageNames.of(name) !== undefined && Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
}

function missingFiles(folder: string, language: string): ContentFault[] {
  const isNeeded = (page: RegisteredPage) =>
    language === DEFAULT_LANGUAGE ? page.collection !== 'services' : page.inEveryLanguage;
  const hint = (name: string) =>
    language === DEFAULT_LANGUAGE
      ? ''
      : ` Every language needs it: translate content/${DEFAULT_LANGUAGE}/${name}.yaml.`;
  const names = [
    ...sharedFiles,
    ...(language === DEFAULT_LANGUAGE ? ['testimonials', 'day'] : []),
    ...registry.filter(isNeeded).map(({ content }) => content),
  ];
  return names
    .filter((name) => !existsSync(join(folder, language, `${name}.yaml`)))
    .map((name) => ({ file: `content/${language}/${name}.yaml`, message: `the file is missing.${hint(name)}` }));
}

/** The list of services is that of the default language; another one has some of them in its own words. */
function unknownServices(folder: string, language: string): ContentFault[] {
  const slugsIn = (code: string) =>
    globSync(`${code}/services/*.yaml`, { cwd: folder }).map((file) => basename(file, '.yaml'));
  const known = slugsIn(DEFAULT_LANGUAGE);
  return slugsIn(language)
    .filter((slug) => !known.includes(slug))
    .map((slug) => {
      const file = `services/${slug}.yaml`;
      const question = askIfMeant(slug, known, (meant) => `${meant}.yaml`);
      const message = `there is no content/${DEFAULT_LANGUAGE}/${file} of which it could be the translation.${question}`;
      return { file: `content/${language}/${file}`, message };
    });
}
