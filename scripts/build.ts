import { runBuild } from '../tooling/run-build.ts';

process.exitCode = await runBuild();
