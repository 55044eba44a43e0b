import { type Context, run, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';

/** Everything that belongs to an organisation, what refers to other rows first; its files and itself come after. */
const tables = [
  'ticket',
  'queue',
  'counter',
  'appointment',
  'appointment_change',
  'document_key',
  'document',
  'document_count',
  'file_use',
  'file_let_go',
  'event',
  'log_head',
  'log_entry',
  'notification',
  'job',
  'daily_reset',
  'idempotency',
  'token',
] as const;

/**
 * Builds an organisation in many steps as if it were one: which one is under way is noted before and forgotten after.
 * What a server that was killed has left of it, removeHalfSeeded removes.
 */
export async function seedWhole<A>(database: Database, organisationGid: string, seed: () => Promise<A>): Promise<A> {
  await database.write('noteSeeding', { seeding: organisationGid });
  const answer = await seed();
  await database.write('noteSeeding', { seeding: null });
  return answer;
}

/** Removes an organisation whose seeding never came to its end, with its files. */
export async function removeHalfSeeded(database: Database, files: Files): Promise<void> {
  const [half] = await database.read<{ value: string }>("SELECT value FROM setting WHERE name = 'seeding'");
  if (!half) return;
  await database.write('clearOrganisation', { organisationGid: half.value });
  await files.collect(true);
  await database.write('dropOrganisation', { organisationGid: half.value });
  await database.write('noteSeeding', { seeding: null });
}

/** Command: notes which organisation is being seeded; null when none is. */
function* noteSeeding({ seeding }: { seeding: string | null }, _: Context): Generator<Statement, void, unknown> {
  yield* run("DELETE FROM setting WHERE name = 'seeding'");
  if (seeding !== null) yield* run("INSERT INTO setting (name, value) VALUES ('seeding', ?)", seeding);
}

/** Command: removes all that an organisation has but its files. */
function* clearOrganisation({ organisationGid }: { organisationGid: string }): Generator<Statement, void, unknown> {
  for (const table of tables) yield* run(`DELETE FROM ${table} WHERE organisation_gid = ?`, organisationGid);
}

/** Command: removes an organisation that has been cleared. */
function* dropOrganisation({ organisationGid }: { organisationGid: string }): Generator<Statement, void, unknown> {
  yield* run('DELETE FROM file WHERE organisation_gid = ?', organisationGid);
  yield* run('DELETE FROM organisation WHERE gid = ?', organisationGid);
}

export const seedingCommands = { noteSeeding, clearOrganisation, dropOrganisation };
