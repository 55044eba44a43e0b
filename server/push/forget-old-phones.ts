import type { Database } from '../database/database.ts';
import { sweepPhones } from './commands.ts';

/** Forgets phones of tickets whose day is over, some at a time: between two bites whoever calls a patient comes first. */
export async function forgetOldPhones(database: Database): Promise<void> {
  while ((await database.write(sweepPhones, {})) > 0);
}
