// Reports errors in the content: npm run check-content [-- --mark-translated [es/pages/home.yaml]]
// `--json` prints the errors as data, which deploy/update.sh passes on to the editor; the sentences go to standard error.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../content-model/check-content.ts';
import { describeIssue, errorsAmong } from '../content-model/content-error.ts';
import { CONTENT } from '../content-model/read-content.ts';
import { translationsIn } from '../content-model/translations.ts';
import { BAD_CONFIGURATION, ExpectedError, runProgram } from '../shared/expected-error.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, 'mark-translated': { type: 'boolean' } },
  allowPositionals: true,
});
await runProgram(async () => {
  if (values['mark-translated']) await markTranslated(positionals.map((file) => file.replace(/^content\//, '')));
  const { issues } = await checkContent();
  const errors = errorsAmong(issues);
  process.exitCode = errors.length > 0 ? BAD_CONFIGURATION : 0;
  const print = values.json ? console.error : console.log;
  for (const issue of issues) print(describeIssue(issue));
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  print(errors.length > 0 ? `\n${count} to correct.` : 'The content can be built.');
  if (values.json) console.log(JSON.stringify(errors));
});

/** Writes the current version of the English text into translated files: into all of them, or into those listed. */
async function markTranslated(only: readonly string[]): Promise<void> {
  const translations = translationsIn(await checkContent());
  const unknown = only.find((path) => !translations.some(({ file }) => file.path === path));
  if (unknown) throw new ExpectedError(`There is no translation content/${unknown}.`);
  for (const { file, version } of translations) {
    if (only.length > 0 && !only.includes(file.path)) continue;
    const path = join(CONTENT, file.path);
    const text = readFileSync(path, 'utf8').replace(/^translates: .*\n/m, '');
    writeFileSync(path, `translates: "${version}"\n${text}`);
  }
}
