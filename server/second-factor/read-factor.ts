import { one, type Statement } from '../database/command.ts';

/** A second factor as it is stored. */
export interface StoredFactor {
  /** Sealed; null while none is confirmed. */
  readonly secret: string | null;
  /** Sealed; one that waits for its first code. */
  readonly pending: string | null;
  readonly lastStep: number;
  /** 0 while none is confirmed. */
  readonly confirmedAt: number;
  /** Hashes of the recovery codes that are left. */
  readonly recovery: readonly string[];
}

/** Yields somebody's second factor; undefined for somebody who never began one. */
export function* readFactor(staffGid: string): Generator<Statement, StoredFactor | undefined, unknown> {
  const row = yield* one<Omit<StoredFactor, 'recovery'> & { recovery: string }>(
    'second_factor',
    `SELECT secret, pending, last_step AS "lastStep", coalesce(confirmed_at, 0) AS "confirmedAt", recovery
     FROM second_factor WHERE staff_gid = ?`,
    staffGid,
  );
  if (!row) return undefined;
  const { lastStep, confirmedAt } = row;
  const recovery = JSON.parse(row.recovery) as string[];
  return { ...row, lastStep: Number(lastStep), confirmedAt: Number(confirmedAt), recovery };
}
