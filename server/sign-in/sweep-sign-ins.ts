import type { Database } from '../database/database.ts';
import { sweepSignIns } from './commands.ts';

/** Forgets old counts of failed sign-ins, some at a time: between two bites whoever calls a patient comes first. */
export async function forgetOldSignIns(database: Database): Promise<void> {
  while ((await database.write(sweepSignIns, {})) > 0);
}
