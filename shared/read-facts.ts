import { type Facts, factsSchema } from './facts-schema.ts';
import { CONTENT, readYaml } from './read-yaml.ts';

/** Reads the facts of the business from the `site.yaml` of a content folder; throws a `ContentError` that names every error in it. */
export function readFacts(folder: string = CONTENT): Facts {
  return readYaml(folder, 'site.yaml', factsSchema);
}
