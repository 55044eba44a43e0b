/** SQLite's primary result codes that the server tells apart (sqlite.org/rescode.html). */
const codes = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

type Condition = keyof typeof codes;

/** SQLite's primary result code of an error, undefined if it is not SQLite's. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}

/** Whether the error is SQLite's, and one of the given conditions. */
export function isSqliteError(error: unknown, ...conditions: Condition[]): boolean {
  const code = resultCode(error);
  return code !== undefined && conditions.some((condition) => codes[condition] === code);
}

/** Whether the storage failed rather than the statement: full disk, broken disk, locked file. */
export function isStorageFailure(error: unknown): boolean {
  return isSqliteError(error, 'busy', 'readOnly', 'io', 'full', 'cannotOpen');
}

/** Whether the file holds what SQLite cannot have written: nothing that waiting would mend. */
export function isDamage(error: unknown): boolean {
  return isSqliteError(error, 'corrupt', 'notADatabase');
}
