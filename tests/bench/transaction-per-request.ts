import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app.ts';
import { createLog } from '../../server/log.ts';
import { createCounts } from '../../server/operations/counts.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { createKeys, readSecret } from '../../server/storage/keys.ts';
import { createSaver } from '../../server/storage/save.ts';
import type { Store } from '../../server/store.ts';
import { readContent } from '../../shared/read-content.ts';

// The same application, schema and durability, with the database in the thread of the pages and a commit for each request.
const settings = readSettings();
const db = openDatabase(settings.dataDir);
const keys = createKeys(readSecret(settings.dataDir));
const save = createSaver(db, settings.mail ?? { notifyTo: [], noticesPerHour: 0 }, keys);
const store: Store = {
  async save(incoming) {
    const [attempt] = save([incoming]);
    if (attempt && 'saved' in attempt) return attempt.saved;
    return { outcome: 'unavailable', reason: 'not stored' };
  },
  askStaff: async () => undefined,
  status: async () => null,
  close: () => Promise.resolve(),
};

const app = buildApp({
  content: readContent(),
  settings,
  store,
  clock: Date.now,
  log: createLog(),
  counts: createCounts(),
});
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`http://localhost:${(app.server.address() as AddressInfo).port}`);
