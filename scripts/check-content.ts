// Reports errors in the content: npm run check-content [-- --mark-translated [es/pages/home.yaml]]
import { parseArgs } from 'node:util';
import { BAD_CONFIGURATION, ContentError, describeIssue, errorsAmong } from '../shared/content-error.ts';
import { CONTENT } from '../shared/read-content.ts';
import { checkContent } from '../tooling/content/check-content.ts';
import { markTranslated } from '../tooling/content/mark-translated.ts';

const { values, positionals } = parseArgs({
  options: { 'mark-translated': { type: 'boolean', default: false } },
  allowPositionals: true,
});
try {
  if (values['mark-translated']) {
    const only = positionals.map((file) => file.replace(/^content\//, ''));
    await markTranslated(CONTENT, await checkContent(), only);
  }
  const { issues } = await checkContent();
  for (const issue of issues) console.log(describeIssue(issue));
  const errors = errorsAmong(issues).length;
  console.log(errors ? `\n${errors} ${errors === 1 ? 'error' : 'errors'} to correct.` : 'The content can be built.');
  process.exitCode = errors ? BAD_CONFIGURATION : 0;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = BAD_CONFIGURATION;
}
