import { type Context, run, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Files } from '../files/files.ts';
import { giveUpHalfSeeded } from './removal-commands.ts';
import { removeGivenUp } from './remove-organisation.ts';

/**
 * Builds an organisation in many steps as if it were one: which one is under way is noted before and forgotten after.
 * What a server that was killed has left of it, removeHalfSeeded removes.
 */
export async function seedWhole<A>(database: Database, organisationGid: string, seed: () => Promise<A>): Promise<A> {
  await database.write(noteSeeding, { seeding: organisationGid });
  const answer = await seed();
  await database.write(noteSeeding, { seeding: null });
  return answer;
}

/** Removes an organisation whose seeding never came to its end, with its files. */
export async function removeHalfSeeded(database: Database, files: Files): Promise<void> {
  const [half] = await database.read<{ value: string }>('setting', "SELECT value FROM setting WHERE name = 'seeding'");
  if (!half) return;
  await database.write(giveUpHalfSeeded, { gid: half.value });
  // Nobody is served yet: there is nothing to make way for.
  await removeGivenUp({ database, files, pace: (bite) => bite() });
  await database.write(noteSeeding, { seeding: null });
}

/** Command: notes which organisation is being seeded; null when none is. */
export const noteSeeding = defineCommand(
  import.meta.url,
  'noteSeeding',
  function* ({ seeding }: { seeding: string | null }, _: Context): Generator<Statement, void, unknown> {
    yield* run('setting', "DELETE FROM setting WHERE name = 'seeding'");
    if (seeding !== null) yield* run('setting', "INSERT INTO setting (name, value) VALUES ('seeding', ?)", seeding);
  },
);
