import { settingFaults } from '../server/settings.ts';
import { BAD_CONFIGURATION, describeFault } from '../shared/content-error.ts';
import { checkContent } from '../tooling/content/check-content.ts';
import { warnOfHardTexts } from '../tooling/content/reading-level.ts';

const { faults, files } = await checkContent();
const all = [...settingFaults(), ...faults, ...warnOfHardTexts(files.values())];
for (const fault of all) console.log(describeFault(fault));
const errors = all.filter(({ isWarning }) => !isWarning).length;
console.log(errors ? `\n${errors} ${errors === 1 ? 'fault' : 'faults'} to correct.` : 'The content can be built.');
process.exitCode = errors ? BAD_CONFIGURATION : 0;
