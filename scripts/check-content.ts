// Reports errors in the content: npm run check-content [-- --mark-translated [es/pages/home.yaml]]
// `--json` prints the errors alone, as deploy/update.sh passes them on to the editor.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../content-model/check-content.ts';
import { ContentError, describeIssue, errorsAmong } from '../content-model/content-error.ts';
import { CONTENT } from '../content-model/read-content.ts';
import { translationsIn } from '../content-model/translations.ts';
import { BAD_CONFIGURATION, runProgram } from '../shared/expected-error.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, 'mark-translated': { type: 'boolean' } },
  allowPositionals: true,
});
await runProgram(async () => {
  if (values['mark-translated']) await markTranslated(positionals.map((file) => file.replace(/^content\//, '')));
  const { issues } = await checkContent();
  const errors = errorsAmong(issues);
  process.exitCode = errors.length > 0 ? BAD_CONFIGURATION : 0;
  if (values.json) return console.log(JSON.stringify(errors));
  for (const issue of issues) console.log(describeIssue(issue));
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  console.log(errors.length > 0 ? `\n${count} to correct.` : 'The content can be built.');
});

/** Writes the current version of the English text into translated files: into all of them, or into those listed. */
async function markTranslated(only: readonly string[]): Promise<void> {
  const translations = translationsIn(await checkContent());
  const unknown = only.find((path) => !translations.some(({ file }) => file.path === path));
  if (unknown) throw new ContentError([], `There is no translation content/${unknown}.`);
  for (const { file, version } of translations) {
    if (only.length > 0 && !only.includes(file.path)) continue;
    const path = join(CONTENT, file.path);
    const text = readFileSync(path, 'utf8').replace(/^translates: .*\n/m, '');
    writeFileSync(path, `translates: "${version}"\n${text}`);
  }
}
