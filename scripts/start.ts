// Builds the site in another process, then serves it in this one, so that signals reach the server.
import { runBuild } from '../tooling/run-build.ts';

runBuild();
await import('../server/main.ts');
