import { settingFaults } from '../server/settings.ts';
import { BAD_CONFIGURATION, describeFault } from '../shared/content-error.ts';
import { checkContent } from '../tooling/content/check-content.ts';
import { writeEditorSchemas } from '../tooling/content/editor-schemas.ts';

writeEditorSchemas();
const faults = [...settingFaults(), ...(await checkContent())];
for (const fault of faults) console.log(describeFault(fault));
const left = faults.filter(({ isWarning }) => !isWarning).length;
console.log(left ? `\n${left} ${left === 1 ? 'fault' : 'faults'} to correct.` : 'The content can be built.');
process.exitCode = left ? BAD_CONFIGURATION : 0;
