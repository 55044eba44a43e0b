import { all, run, type Statement } from '../database/command.ts';

/** Command: forgets files that no record shows any more, and answers their names. */
function* forgetUnusedFiles(_argument: Record<string, never>): Generator<Statement, string[], unknown> {
  const unused = yield* all<{ organisation_gid: string; name: string }>(
    `SELECT f.organisation_gid, f.name FROM file f
     WHERE NOT EXISTS (SELECT 1 FROM file_use u WHERE u.organisation_gid = f.organisation_gid AND u.name = f.name)`,
  );
  for (const { organisation_gid, name } of unused) {
    yield* run('DELETE FROM file WHERE organisation_gid = ? AND name = ?', organisation_gid, name);
  }
  return unused.map(({ name }) => name);
}

export const fileCommands = { forgetUnusedFiles };
