import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** First half of our advisory locks' keys ("call"), so that we meet nobody else's in a shared database. */
const space = 0x63_61_6c_6c;
/** Held in common by the commands of organisations, alone by a command of the whole installation. */
const installation = 0;
const startUp = 1;
const backup = 2;

/**
 * Begins the transaction of a command. Commands are written as if each ran alone: those of one organisation follow
 * one another, whichever process runs them, and one without an organisation has the database to itself. Both reads
 * and conditional writes then see what the command before them has committed.
 */
export function beginCommand(organisationGid: string | undefined): string {
  const locks =
    organisationGid === undefined
      ? `pg_advisory_xact_lock(${space}, ${installation})`
      : `pg_advisory_xact_lock_shared(${space}, ${installation}), pg_advisory_xact_lock(${space}, ${keyOf(organisationGid)})`;
  return `BEGIN READ WRITE; SELECT ${locks}`;
}

/** Two organisations with one key only wait for each other. Never one of the small numbers above. */
function keyOf(organisationGid: string): number {
  const hash = createHash('sha256').update(organisationGid).digest().readInt32BE();
  return hash >= installation && hash <= backup ? hash + backup + 1 : hash;
}

/** Claims the right to make a backup of this database until the connection ends; `held` tells whether it could. */
export const backupLock = `SELECT pg_try_advisory_lock(${space}, ${backup})::int AS held`;

const askAgainMs = 100;

/** Waits until no other process migrates or seeds this database, and keeps others from it until the work is done. */
export async function aloneInDatabase<A>(client: pg.ClientBase, work: () => Promise<A>): Promise<A> {
  for (;;) {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${space}, ${startUp})::int AS held`);
    if (rows[0]?.held === 1) break;
    await sleep(askAgainMs);
  }
  try {
    return await work();
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${space}, ${startUp})`);
  }
}
