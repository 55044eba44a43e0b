import type { Database } from '../database/database.ts';
import { sweepRemoved } from './removed.ts';

/** Lets go for good of all records that were deleted long enough ago, some at a time. */
export async function forgetOldRemovals(database: Database): Promise<void> {
  while ((await database.write(sweepRemoved, {})) > 0);
}
