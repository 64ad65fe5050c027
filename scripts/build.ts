import { runBuild } from '../tooling/run-build.ts';

runBuild();
