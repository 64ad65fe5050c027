/** The database files are damaged, not the ones that were opened, or belong to another server. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly reason: 'owned' | 'replaced' | 'damaged';

  constructor(reason: DatabaseError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** By SQLite's primary result code. https://sqlite.org/rescode.html */
const SQLITE: Record<number, string> = {
  // A table or column is missing.
  1: 'other-release',
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'unreadable',
  11: 'damaged',
  13: 'full',
  14: 'unreadable',
  19: 'constraint',
  26: 'damaged',
};

const SYSTEM: Record<string, string> = { ENOSPC: 'full', EROFS: 'read-only' };

/** Why the database cannot be used, in one word; null if our own code is wrong. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.reason;
  const { errcode, errno, code = '' } = (error ?? {}) as { errcode?: number; errno?: number; code?: string };
  if (errcode !== undefined) return SQLITE[errcode & 0xff] ?? `SQLite ${errcode}`;
  return errno === undefined ? null : (SYSTEM[code] ?? code);
}
