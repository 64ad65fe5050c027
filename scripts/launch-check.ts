import { readSettings, SettingsError } from '../server/settings.ts';
import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import { CONTENT } from '../shared/read-yaml.ts';
import { findBeforeLaunch } from './find-before-launch.ts';
import { countLeft, describeFindings } from './launch-findings.ts';

try {
  const findings = await findBeforeLaunch(CONTENT, readSettings());
  console.log(describeFindings(findings));
  process.exitCode = countLeft(findings) ? 1 : 0;
} catch (error) {
  if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = BAD_CONFIGURATION;
}
