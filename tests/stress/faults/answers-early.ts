import { DatabaseSync } from 'node:sqlite';

// Answers before the transaction is committed.
const { exec } = DatabaseSync.prototype;
const LATE = 300;
let isPlanned = false;

DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'BEGIN IMMEDIATE' && this.isTransaction) return;
  // Before the migrations are done there is nothing to thank for.
  if (sql !== 'COMMIT' || !this.prepare('PRAGMA foreign_keys').get()?.foreign_keys) return exec.call(this, sql);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    if (this.isTransaction) exec.call(this, sql);
  }, LATE);
};
