import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { organisationTables } from './organisation-tables.ts';
import { removeFilePortion, removeOrganisationRow, removePortion, removeQueuePortion } from './removal-commands.ts';

/** Rows that go in one command. */
const atOnce = 60;

export interface Removing {
  readonly database: Database;
  readonly files: Files;
  /** Does one bite of the work, and rests after it. */
  readonly pace: <A>(bite: () => Promise<A>) => Promise<A>;
}

/**
 * Removes everything of an organisation that was given up, a few rows at a time, and at last itself. May be cut short
 * anywhere and begun again, also by several processes at once.
 */
export async function removeOrganisation(removing: Removing, organisationGid: string): Promise<void> {
  const { database, files, pace } = removing;
  const { engine } = database;
  const portion = { organisationGid, rows: atOnce };
  let removed = 0;
  const untilNone = async (bite: () => Promise<number>) => {
    for (let some = await pace(bite); some > 0; some = await pace(bite)) removed += some;
  };
  do {
    // What was under way when it was given up may come late: everything is looked at until nothing is left.
    removed = 0;
    await untilNone(() => database.write(removeQueuePortion, portion));
    for (const table of await organisationTables(database)) {
      await untilNone(() => database.write(removePortion, { ...portion, table, engine }));
    }
    await untilNone(async () => {
      const names = await database.write(removeFilePortion, portion);
      await files.discard(names);
      return names.length;
    });
  } while (removed > 0);
  await database.write(removeOrganisationRow, { organisationGid });
}

/** Removes the organisations that were given up; one that another process has just removed is gone, which is well. */
export async function removeGivenUp(removing: Removing): Promise<void> {
  const rows = await removing.database.read<{ gid: string }>(
    'organisation',
    'SELECT gid FROM organisation WHERE removing_at IS NOT NULL ORDER BY removing_at, gid',
  );
  for (const { gid } of rows) await removeOrganisation(removing, gid);
}
