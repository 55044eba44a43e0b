import { isSqliteError } from '../database/sqlite/errors.ts';
import { exitCodes } from '../ground/start-problem.ts';

/** Why a backup or a restore could not be made, for whoever asked for it; nothing half done is left. */
export class BackupProblem extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.unwritable) {
    super(message);
    this.name = 'BackupProblem';
    this.exitCode = exitCode;
  }
}

/** A fault of the machine as a sentence; anything else as it is. */
export function asProblem(error: unknown, doing: string): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' || isSqliteError(error, 'full')) {
    return new BackupProblem(`the disk is full; ${doing}. What was there before is untouched.`);
  }
  const ofFiles = typeof code === 'string' && (/^E[A-Z]+$/.test(code) || code === 'ERR_SQLITE_ERROR');
  return ofFiles ? new BackupProblem(`${doing} (${message}). What was there before is untouched.`) : error;
}
