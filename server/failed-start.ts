import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isSqliteError, isStorageFailure } from './database/sqlite/errors.ts';
import { Refusal } from './errors/refusal.ts';
import type { Environment } from './ground/environment.ts';
import { exitCodes, StartProblem } from './ground/start-problem.ts';

/**
 * Why a start failed, for the operator: a disk that is full or takes nothing can stop any step of it, and is no fault of
 * the program. Undefined for what is one, which keeps its stack.
 */
export function problemOfStart(
  error: unknown,
  { DATA_DIR, DATABASE_URL }: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>,
): StartProblem | undefined {
  const folder = resolve(DATA_DIR);
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT' || isSqliteError(error, 'full'))
    return untaken(folder, 'its disk is full');
  if (isStorageFailure(error)) return untaken(folder, (error as Error).message);
  const isRefused = error instanceof Refusal && error.entries.some((entry) => entry.code === 'storage_unavailable');
  if (!isRefused) return undefined;
  if (!DATABASE_URL) return untaken(folder, `${freeMegabytes(folder)} MB are free on its disk`);
  return new StartProblem(
    exitCodes.unreachable,
    'PostgreSQL takes no changes: it is full, is set to be read only or went away. See DATABASE_URL.',
  );
}

function untaken(folder: string, reason: string): StartProblem {
  return new StartProblem(
    exitCodes.unwritable,
    `nothing can be stored in the data folder ${folder} (${reason}). Make room there, or see to the disk, and start again; what is stored stays as it is.`,
  );
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}
