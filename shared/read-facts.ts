import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkEntry } from './check-entry.ts';
import { faultsIn, nameOf, readContentFile } from './content-file.ts';
import { type Facts, factsSchema } from './facts-schema.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { factsIn, localFactsSchema } from './local-facts.ts';
import { CONTENT, readYaml } from './read-yaml.ts';

/** Reads the facts of the business from the `site.yaml` of a content folder; throws a `ContentError` that names every error in it. */
export function readFacts(folder: string = CONTENT): Facts {
  return readYaml(folder, 'site.yaml', factsSchema);
}

/** The facts as a language of a content folder says them; throws a `ContentError` that names every word it lacks. */
export function readFactsIn(language: string, facts: Facts, folder: string): Facts {
  if (language === DEFAULT_LANGUAGE) return facts;
  const file = `${language}/facts.yaml`;
  if (!existsSync(join(folder, file))) return factsIn(facts, {}, faultsIn(nameOf(file)));
  const { value, faultAt } = readContentFile(folder, file);
  return factsIn(facts, checkEntry(localFactsSchema, value, faultAt), faultAt);
}
