// Lists what blocks the launch, by the people who can answer: npm run launch-check

import { checkContent } from '../content-model/check-content.ts';
import { withoutErrors } from '../content-model/content-error.ts';
import { canWait, launchBlockers } from '../content-model/launch-blockers.ts';
import type { Facts } from '../content-model/schemas/facts-schema.ts';
import { dateIn } from '../content-model/time-zone.ts';
import backend from '../editor/backend.json' with { type: 'json' };
import { readSettings } from '../server/settings.ts';
import { runProgram } from '../shared/expected-error.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';

await runProgram(async () => {
  const read = withoutErrors(await checkContent());
  const { timeZone } = read.facts.get(DEFAULT_LANGUAGE) as Facts;
  const operator = { ...readSettings(), repository: backend.repo };
  const blockers = [...launchBlockers(read, operator, dateIn(timeZone))];
  for (const [person, tasks] of Map.groupBy(blockers, ([person]) => person)) {
    console.log(`${person}:`);
    for (const [task, places] of Map.groupBy(tasks, ([, task]) => task))
      console.log([`  ${task}:`, ...new Set(places.map(([, , place]) => place))].join('\n    '));
  }
  const isBlocked = blockers.some(([, task]) => !canWait(task));
  console.log(`${isBlocked ? '' : 'Nothing blocks the launch. '}The rest is in docs/before-launch.md.`);
  process.exitCode = isBlocked ? 1 : 0;
});
