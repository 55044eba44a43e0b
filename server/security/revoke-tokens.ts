import type { TokenKind } from '#generated/values.ts';
import { run, type Statement } from '../database/command.ts';

/**
 * Ends the tokens of some kinds in an organisation: those of one subject (staff member, panel), or all.
 * @param keptHash the token that goes on, such as the one that changes the password
 */
export function* revokeTokensOf(
  organisationGid: string,
  kinds: readonly TokenKind[],
  subjectGid?: string,
  keptHash = '',
): Generator<Statement, void, unknown> {
  for (const kind of kinds) {
    yield* run(
      'token',
      `DELETE FROM token WHERE organisation_gid = ? AND kind = ? AND hash <> ?
         ${subjectGid === undefined ? '' : 'AND subject_gid = ?'}`,
      organisationGid,
      kind,
      keptHash,
      ...(subjectGid === undefined ? [] : [subjectGid]),
    );
  }
}
