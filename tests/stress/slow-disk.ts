import { DatabaseSync } from 'node:sqlite';

// Delays every commit as on a busy disk.
const WAIT = Number(process.env.STRESS_DISK_WAIT);
const { exec } = DatabaseSync.prototype;
const nothing = new Int32Array(new SharedArrayBuffer(4));

DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'COMMIT') Atomics.wait(nothing, 0, 0, WAIT);
  return exec.call(this, sql);
};
