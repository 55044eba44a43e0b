import { AdminRole } from '#generated/values.ts';
import { one, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';

const roles = AdminRole.filter((role) => role !== 'none');

/** Yields whether somebody of an organisation's staff administers under their own name. */
export function* hasOwnAccounts(organisationGid: string): Generator<Statement, boolean, unknown> {
  const found = yield* one<{ found: number }>(
    'document',
    `SELECT 1 AS found FROM document WHERE organisation_gid = ? AND family = 'staff'
     AND json_extract(body, '$.adminRole') IN ${placeholders(roles)} LIMIT 1`,
    organisationGid,
    ...roles,
  );
  return found !== undefined;
}
