import type { ChangeLog } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';

/** Yields the names of those among some records of a family that have been removed, as the log of changes tells. */
export function* removedNames(
  organisationGid: string,
  of: 'group' | 'staff',
  gids: Iterable<string>,
): Generator<Statement, Map<string, string>, unknown> {
  const names = new Map<string, string>();
  for (const gid of gids) {
    const last = yield* one<{ body: string }>(
      'log_entry',
      `SELECT body FROM log_entry WHERE organisation_gid = ? AND record_gid = ? AND log = 'change'
       ORDER BY created_at DESC, gid DESC LIMIT 1`,
      organisationGid,
      gid,
    );
    const { family, action, recordName } = JSON.parse(last?.body ?? '{}') as Partial<ChangeLog>;
    if (family === of && action === 'deleted') names.set(gid, recordName ?? gid);
  }
  return names;
}
