import type { Database } from '../database/database.ts';

/** Forgets old counts of failed sign-ins, some at a time: between two bites whoever calls a patient comes first. */
export async function sweepSignIns(database: Database): Promise<void> {
  while ((await database.write('sweepSignIns', {})) > 0);
}
