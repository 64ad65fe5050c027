/** Whether an error passes by itself: the database was locked by another process, or the disk is full. */
export function isPassing(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (code === 'ENOSPC') return true;
  // The low byte is the kind of error; the rest tells its variants apart.
  return errcode !== undefined && [5, 6, 13].includes(errcode & 0xff);
}
