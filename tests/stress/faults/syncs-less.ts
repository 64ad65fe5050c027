import { DatabaseSync } from 'node:sqlite';

// Loaded into the server by a control: SQLite no longer waits for the disk at each commit.
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'BEGIN IMMEDIATE') exec.call(this, 'PRAGMA synchronous = NORMAL');
  return exec.call(this, sql);
};
