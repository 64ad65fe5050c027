import { isMainThread } from 'node:worker_threads';
import { exitWithParent } from '../../scripts/exit-with-parent.ts';

// Loaded into a server, as `npm start` does.
if (isMainThread) exitWithParent();
