import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findInWords, textsOf } from './content-words.ts';

process.chdir(join(import.meta.dirname, '..'));
const texts = globSync('content/en/**/*.yaml')
  .sort()
  .flatMap((file) => textsOf(file, parse(readFileSync(file, 'utf8'))));
const found = findInWords(texts);
console.log(found.length ? found.join('\n') : `The words of ${texts.length} texts are plain and varied.`);
process.exitCode = found.length ? 1 : 0;
