import { DatabaseError } from 'pg';
import { Refusal } from '../../errors/refusal.ts';

/** SQLSTATE classes that mean that the server, not the statement, is in trouble (postgresql.org, appendix A). */
const troubleClasses = ['08', '53', '57', '58'];
/** A standby that cannot write; a transaction that stood still too long; a password or database that has gone. */
const troubleCodes = ['25006', '25P03', '28000', '28P01', '3D000'];

/**
 * Two transactions in each other's way, or one that met what another had just written: run again it sees what there
 * is now. A plan that was made before a migration counts too.
 */
const conflictCodes = ['40001', '40P01', '23505', '23503', '0A000'];

const tooLongForLock = '55P03';
const divisionByZero = '22012';

/** Whether the command or read is worth running again at once. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && conflictCodes.includes(error.code ?? '');
}

/** Marks an error of the connection itself: PostgreSQL is away, or was lost on the way. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ConnectionLost';
  }
}

/** A change that had to meet something met nothing (sure, ../command.ts); its transaction is lost like by any error. */
export class NothingToChange extends Error {
  constructor(cause: unknown) {
    super('what was to be changed is no longer so', { cause });
    this.name = 'NothingToChange';
  }
}

/** What the server itself has not said is an error of the way to it. */
export function fromDriver(error: unknown): unknown {
  return error instanceof DatabaseError ? error : new ConnectionLost(error);
}

/** Whether a change in the form of `orFail` (dialect.ts) met nothing. */
export function metNothing(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === divisionByZero;
}

/** Whether the database or the way to it has said so, rather than a command. */
export function isDatabasesOwn(error: unknown): boolean {
  return error instanceof DatabaseError || error instanceof ConnectionLost || error instanceof NothingToChange;
}

/** Whether the database is away, full or otherwise unable, rather than the statement wrong. */
export function isStorageFailure(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  if (!(error instanceof DatabaseError)) return false;
  const code = error.code ?? '';
  return troubleCodes.includes(code) || troubleClasses.includes(code.slice(0, 2));
}

/** The refusal that an error of the database comes to; any other error stays what it is. */
export function refusalFor(error: unknown): unknown {
  if (isStorageFailure(error)) return new Refusal({ code: 'storage_unavailable' });
  if (error instanceof NothingToChange) return new Refusal({ code: 'service_busy' });
  if (!(error instanceof DatabaseError)) return error;
  return isBusy(error) ? new Refusal({ code: 'service_busy' }) : error;
}

/** Whether somebody else was in the way all the time. */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseError && ['40001', '40P01', tooLongForLock].includes(error.code ?? '');
}
