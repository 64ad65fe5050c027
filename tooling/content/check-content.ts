import { checkEntry } from '../../shared/check-entry.ts';
import { ContentError, type ContentFault, collectFaults, sortFaults } from '../../shared/content-error.ts';
import { type ContentFile, type FaultAt, faultsIn, nameOf, readContentFile } from '../../shared/content-file.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { factTexts, fillFacts } from '../../shared/fill-facts.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { factsIn, type LocalFacts } from '../../shared/local-facts.ts';
import { listLanguages } from '../../shared/read-languages.ts';
import { CONTENT } from '../../shared/read-yaml.ts';
import { isLanguageCode, languageFaults } from '../../src/content/language-faults.ts';
import { siteFactTexts } from '../../src/content/site-fact-texts.ts';
import type { UiText } from '../../src/content/ui-schema.ts';
import { type ContentKind, kindOf, listContent, neededFiles } from './content-files.ts';
import { findDeadLinks, linkTargets } from './links.ts';
import { checkPhotos, findMissingPictures, listPictures } from './photos.ts';
import { compareServices, type ServiceFile } from './services.ts';
import { findStrays, isMisspelled } from './strays.ts';

/** A content file that could be read. */
interface ReadFile extends ContentFile, ContentKind {
  /** Path below the content folder. */
  file: string;
  language: string;
  /** What it holds as its schema wants it, or undefined where it has faults. */
  entry: unknown;
}

/** Everything that is wrong with the content in a folder, in the order of files and lines; nothing is built for it. */
export async function checkContent(folder: string = CONTENT): Promise<ContentFault[]> {
  const paths = listContent(folder);
  const languages = listLanguages(folder).filter(isLanguageCode);
  const { faults, attempt } = collectFaults();
  faults.push(...findStrays(paths, languages), ...findMissing(folder, paths), ...(await checkPhotos(folder, paths)));
  const files = paths.flatMap((file): ReadFile[] => {
    const language = file.includes('/') ? (file.split('/', 1)[0] ?? '') : DEFAULT_LANGUAGE;
    const kind = isLanguageCode(language) ? kindOf(file) : undefined;
    const read = kind && attempt(() => readContentFile(folder, file));
    if (!read) return [];
    const entry = attempt(() => checkEntry(kind.schema, read.value, read.faultAt));
    return [{ ...kind, ...read, file, entry, language }];
  });
  const entryOf = (file: string) => files.find((read) => read.file === file)?.entry;
  const facts = entryOf('site.yaml') as Facts | undefined;
  const pictures = listPictures(folder);
  const targetsOf = linkTargets(paths, files);
  for (const { file, value, faultAt } of files) {
    faults.push(...findMissingPictures(value, pictures, faultAt), ...findDeadLinks(value, targetsOf(file), faultAt));
  }
  for (const language of languages) {
    const own = files.filter((read) => read.language === language);
    const services = own.filter((read): read is ReadFile & ServiceFile =>
      read.file.startsWith(`${language}/services/`),
    );
    faults.push(...compareServices(services.filter(({ entry }) => entry)));
    const ui = entryOf(`${language}/interface.yaml`) as UiText | undefined;
    const said = facts && attempt(() => saidIn(language, facts, files));
    if (!said || !ui) continue;
    const count = files.filter(({ file }) => file.startsWith(`${DEFAULT_LANGUAGE}/services/`)).length;
    const texts = { pages: siteFactTexts(said, ui, count), server: factTexts(said, ui) };
    for (const { reader, value, entry, schema, faultAt, later } of own) {
      if (reader === 'nobody') continue;
      const filled = attempt(() => fillFacts(entry ?? value, texts[reader], faultAt, later));
      // Once more, since facts make texts longer and claims that are null make lists shorter.
      if (entry && filled) attempt(() => checkEntry(schema, filled, onceFilled(faultAt)));
    }
  }
  return sortFaults(faults);
}

/** The facts as a language says them, or undefined where its words for them have faults. */
function saidIn(language: string, facts: Facts, files: readonly ReadFile[]): Facts | undefined {
  if (language === DEFAULT_LANGUAGE) return facts;
  const file = `${language}/facts.yaml`;
  const local = files.find((read) => read.file === file);
  if (local && !local.entry) return undefined;
  return factsIn(facts, (local?.entry ?? {}) as LocalFacts, local?.faultAt ?? faultsIn(nameOf(file)));
}

function findMissing(folder: string, paths: readonly string[]): ContentFault[] {
  const missing = neededFiles
    .filter((file) => !paths.includes(file))
    .map((file) => ({ file: nameOf(file), message: 'the file is missing.' }));
  return [...missing, ...languageFaults(folder)].filter(({ file }) => !isMisspelled(file, paths));
}

function onceFilled(faultAt: FaultAt): FaultAt {
  return (path, message) => faultAt(path, message.replace(/\.$/, ', with its facts filled in.'));
}

/** Checks the content in a folder, and gives back its warnings; throws a `ContentError` where it has faults with which no site can be built. */
export async function refuseFaultyContent(folder?: string): Promise<ContentFault[]> {
  const faults = await checkContent(folder);
  const grave = faults.filter(({ isWarning }) => !isWarning);
  if (grave.length > 0) throw new ContentError(grave);
  return faults;
}
