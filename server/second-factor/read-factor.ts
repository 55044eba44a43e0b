import { one, type Statement } from '../database/command.ts';

/** A second factor as it is stored. */
export interface StoredFactor {
  /** Sealed; null while none is confirmed. */
  readonly secret: string | null;
  /** Sealed; one that waits for its first code. */
  readonly pending: string | null;
  readonly lastStep: number;
  /** Hashes of the recovery codes that are left. */
  readonly recovery: readonly string[];
}

/** Yields somebody's second factor; undefined for somebody who never began one. */
export function* readFactor(staffGid: string): Generator<Statement, StoredFactor | undefined, unknown> {
  const row = yield* one<{ secret: string | null; pending: string | null; lastStep: number; recovery: string }>(
    'second_factor',
    'SELECT secret, pending, last_step AS "lastStep", recovery FROM second_factor WHERE staff_gid = ?',
    staffGid,
  );
  return row && { ...row, lastStep: Number(row.lastStep), recovery: JSON.parse(row.recovery) as string[] };
}
