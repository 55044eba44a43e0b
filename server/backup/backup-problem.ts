import type { BackupFault } from '#generated/values.ts';
import { isSqliteError } from '../database/sqlite/errors.ts';
import { exitCodes } from '../ground/start-problem.ts';

/** Why a backup or a restore could not be made, for whoever asked for it; nothing half done is left. */
export class BackupProblem extends Error {
  readonly exitCode: number;
  /** The same for those who read another language than that of the commands. */
  readonly fault: BackupFault;

  constructor(message: string, exitCode: number = exitCodes.unwritable, fault: BackupFault = 'failed') {
    super(message);
    this.name = 'BackupProblem';
    this.exitCode = exitCode;
    this.fault = fault;
  }
}

/** What a process that makes a backup reports to the server that has started it. */
export interface ToldProblem {
  readonly message: string;
  readonly fault?: BackupFault;
}

/** A fault of the machine as a sentence; anything else as it is. */
export function asProblem(error: unknown, doing: string, fault: BackupFault = 'notWritten'): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' || isSqliteError(error, 'full')) {
    const full = `the disk is full; ${doing}. What was there before is untouched.`;
    return new BackupProblem(full, exitCodes.unwritable, 'diskFull');
  }
  const ofFiles = typeof code === 'string' && (/^E[A-Z]+$/.test(code) || code === 'ERR_SQLITE_ERROR');
  const said = `${doing} (${message}). What was there before is untouched.`;
  return ofFiles ? new BackupProblem(said, exitCodes.unwritable, fault) : error;
}
