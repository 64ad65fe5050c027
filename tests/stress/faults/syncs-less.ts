import { DatabaseSync } from 'node:sqlite';

// Lets SQLite commit without a sync.
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'BEGIN IMMEDIATE') exec.call(this, 'PRAGMA synchronous = NORMAL');
  return exec.call(this, sql);
};
