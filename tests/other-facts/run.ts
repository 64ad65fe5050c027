import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../helpers/project-copy.ts';
import { noteFailedTests } from '../helpers/report/failed-tests.ts';
import { rewriteContent } from './rewrite-content.ts';

/** What shows within half a minute whether facts or words of the owner stand in a check; `reading` builds the site. */
const shortRuns = [['words'], ['fast'], ['reading'], ['site', 'specification']];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean' } } });
// The copy runs the same steps, and need not make a copy again.
if (process.env.IS_OTHER_FACTS) process.exit(0);

const folder = copyProject();
rewriteContent(folder);
let isBuilt = false;
const failed = (values.short ? shortRuns : [positionals]).filter((args) => {
  console.log(`\n-- With other facts and words: npm test${args.length ? ` -- ${args.join(' ')}` : ''}`);
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', ...args], {
    cwd: folder,
    env: { ...process.env, IS_OTHER_FACTS: '1', SITE_IS_BUILT: isBuilt ? join(folder, 'dist') : undefined },
    stdio: 'inherit',
  });
  isBuilt ||= args.includes('reading') && status === 0;
  return status !== 0;
});
if (failed.length) {
  console.log(`
A copy of this project with other facts and words fails checks that pass here. What failed holds a fact or a text of
the owner: read it from content (tests/helpers/facts.ts) or take tests/helpers/fixture-facts.ts. What the specification
fixes belongs into tests/helpers/specified-texts.ts.`);
  noteFailedTests(failed.map((args) => `with other facts and words: npm test -- ${args.join(' ')}`));
}
process.exitCode = failed.length ? 1 : 0;
