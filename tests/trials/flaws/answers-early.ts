import { DatabaseSync } from 'node:sqlite';

// Loaded into the server by a control: thanks are said while the transaction is still open.
const { exec } = DatabaseSync.prototype;
const LATE = 300;
let isPlanned = false;

DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'BEGIN IMMEDIATE' && this.isTransaction) return;
  if (sql !== 'COMMIT') return exec.call(this, sql);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    if (this.isTransaction) exec.call(this, sql);
  }, LATE);
};
