import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temp-folder.ts';

// Vitest ends its processes without letting them clean up.
afterAll(removeTemporaryFolders);
