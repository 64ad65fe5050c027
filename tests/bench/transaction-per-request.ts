import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app.ts';
import { createLog } from '../../server/log.ts';
import { readSettings } from '../../server/settings.ts';
import { StorageUnavailable } from '../../server/storage/client.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { createKeys, readSecret } from '../../server/storage/keys.ts';
import { createSaver } from '../../server/storage/save.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { readContent } from '../../shared/read-content.ts';

// The same application, schema and durability, with the database in the thread of the pages and a commit for each request.
const settings = readSettings();
const db = openDatabase(settings.dataDir);
const keys = createKeys(readSecret(settings.dataDir));
const save = createSaver(db, settings.mail ?? { notifyTo: [], noticesPerHour: 0 }, keys);
const store: Storage = {
  async save(incoming) {
    const [attempt] = save([incoming]);
    if (attempt && 'saved' in attempt) return attempt.saved;
    throw new StorageUnavailable('not stored');
  },
  answerStaff: async () => null,
  health: () => Promise.reject(new StorageUnavailable('not counted')),
  close: () => Promise.resolve(),
};

const app = buildApp(settings, {
  content: readContent(),
  store,
  clock: Date.now,
  log: createLog(),
});
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`http://localhost:${(app.server.address() as AddressInfo).port}`);
