import { all, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';

interface Unused {
  readonly organisation_gid: string;
  readonly name: string;
}

/**
 * Command: forgets files that no record shows any more, and answers their names. It looks at those that a record has let
 * go of; `everywhere` looks at all.
 */
export const forgetUnusedFiles = defineCommand(
  import.meta.url,
  'forgetUnusedFiles',
  function* ({ everywhere }: { everywhere: boolean }): Generator<Statement, string[], unknown> {
    const unused = yield* all<Unused>(
      ['file', 'file_let_go', 'file_use'],
      `SELECT f.organisation_gid, f.name FROM file f
     ${everywhere ? '' : 'JOIN file_let_go g ON g.organisation_gid = f.organisation_gid AND g.name = f.name'}
     WHERE NOT EXISTS (SELECT 1 FROM file_use u WHERE u.organisation_gid = f.organisation_gid AND u.name = f.name)`,
    );
    for (const { organisation_gid, name } of unused) {
      yield* run('file', 'DELETE FROM file WHERE organisation_gid = ? AND name = ?', organisation_gid, name);
    }
    yield* run('file_let_go', 'DELETE FROM file_let_go');
    return unused.map(({ name }) => name);
  },
);
