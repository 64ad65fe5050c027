import { DatabaseSync } from 'node:sqlite';

// Keeps deleted rows readable in the files.
const { exec, prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  if (sql !== 'VACUUM') exec.call(this, sql);
};

DatabaseSync.prototype.prepare = function (sql, ...rest) {
  if (sql.trimStart().startsWith('DELETE')) exec.call(this, 'PRAGMA secure_delete = OFF');
  return prepare.call(this, sql, ...rest);
};
