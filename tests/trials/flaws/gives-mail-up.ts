import { DatabaseSync } from 'node:sqlite';

// Loaded into the server by a control: a message counts as delivered once it was tried.
const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (sql, ...rest) {
  const tried = 'UPDATE outbox SET delivered_at = ?, failure = ? WHERE id = ?';
  return prepare.call(this, sql.startsWith('UPDATE outbox SET next_attempt_at = ?, leased') ? tried : sql, ...rest);
};
