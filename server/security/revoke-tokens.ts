import type { TokenKind } from '#generated/values.ts';
import { run, type Statement } from '../database/command.ts';

/**
 * Ends the sign-ins of some kinds in an organisation: those of one subject (staff member, panel), or all. API keys go on:
 * the program that has one knows no password.
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
      `DELETE FROM token WHERE organisation_gid = ? AND kind = ? AND api_key = 0 AND hash <> ?
         ${subjectGid === undefined ? '' : 'AND subject_gid = ?'}`,
      organisationGid,
      kind,
      keptHash,
      ...(subjectGid === undefined ? [] : [subjectGid]),
    );
  }
}

/** Ends the API keys that work in the name of somebody who is gone or may not work any more. */
export function* revokeKeysOf(organisationGid: string, staffGid: string): Generator<Statement, void, unknown> {
  yield* run(
    'token',
    'DELETE FROM token WHERE organisation_gid = ? AND subject_gid = ? AND api_key = 1',
    organisationGid,
    staffGid,
  );
}
