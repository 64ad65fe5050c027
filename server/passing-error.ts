/** Whether an error passes by itself: the database was locked by another process, or the disk is full. */
export function isPassing(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (code === 'ENOSPC') return true;
  // The low byte is the kind of error; the rest tells its variants apart.
  return errcode !== undefined && [5, 6, 13].includes(errcode & 0xff);
}

/** Whether an error says that another process is writing to the database. */
export function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && [5, 6].includes(errcode & 0xff);
}

/** Whether an error says that the file of the database is damaged or no database at all. */
export function isDamage(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && [11, 26].includes(errcode & 0xff);
}

/** Whether an error comes from the disk or the database rather than from the code: pages and what else can go on after it do so. */
export function isOfStorage(error: unknown): boolean {
  return isPassing(error) || isDamage(error);
}
