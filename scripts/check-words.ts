import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import { nameOf, readContentFile } from '../shared/content-file.ts';
import { CONTENT } from '../shared/read-yaml.ts';
import { listContent } from '../tooling/content/content-files.ts';
import { findInWords, textsOf } from './content-words.ts';

try {
  const files = listContent(CONTENT).filter((file) => /^en\/.*\.yaml$/.test(file));
  const texts = files.flatMap((file) => textsOf(nameOf(file), readContentFile(CONTENT, file).value));
  const found = findInWords(texts);
  console.log(found.length ? found.join('\n') : `The words of ${texts.length} texts are plain and varied.`);
  process.exitCode = found.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = BAD_CONFIGURATION;
}
