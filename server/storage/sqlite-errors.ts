/** SQLite's primary result code, the lowest byte of `errcode`. https://sqlite.org/rescode.html */
function codeOf(error: unknown) {
  const { errcode } = (error ?? {}) as { errcode?: number };
  return errcode === undefined ? null : errcode & 0xff;
}

/** SQLITE_BUSY or SQLITE_LOCKED: another process is writing. */
export function isLocked(error: unknown): boolean {
  return [5, 6].includes(codeOf(error) ?? -1);
}

/** Locked, or the disk is full. */
export function isTransient(error: unknown): boolean {
  return isLocked(error) || codeOf(error) === 13 || (error as { code?: string }).code === 'ENOSPC';
}

/** Our own error code: a database file was removed or replaced. */
export const DATABASE_REPLACED = 'DATABASE_REPLACED';

export const SQLITE_CORRUPT = 11;

/** SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, 26].includes(codeOf(error) ?? -1);
}

/** The disk or the database failed, not our code. */
export function isDatabaseError(error: unknown): boolean {
  return isTransient(error) || isDamage(error);
}
