import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { sweepJobs } from '../jobs/commands.ts';

/** Forgets old jobs, and removes the files of reports that have expired or were left half written. */
export async function sweepReports(database: Database, folder: string): Promise<void> {
  // The folder first: whatever is begun after this look stays.
  const names = await readdir(folder).catch(() => []);
  const wanted = new Set(await database.write(sweepJobs, {}));
  for (const name of names) {
    if (!wanted.has(name.split('.')[0] as string)) await rm(join(folder, name), { force: true });
  }
}
