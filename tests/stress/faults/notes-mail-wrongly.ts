import { DatabaseSync } from 'node:sqlite';

// Loaded into the server by a control: some messages count as delivered once they were tried, others never do.
const { prepare } = DatabaseSync.prototype;
const GIVEN_UP =
  'UPDATE outbox SET next_attempt_at = ?, leased_until = 0, failure = ?, delivered_at = iif(id % 2, NULL, 1) WHERE id = ?';
const FORGOTTEN = 'UPDATE outbox SET leased_until = min(0, ?) WHERE id = ?';

DatabaseSync.prototype.prepare = function (sql, ...rest) {
  if (sql.startsWith('UPDATE outbox SET next_attempt_at = ?, leased')) return prepare.call(this, GIVEN_UP, ...rest);
  if (sql.startsWith('UPDATE outbox SET delivered_at = ?')) return prepare.call(this, FORGOTTEN, ...rest);
  return prepare.call(this, sql, ...rest);
};
