import { one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { readAutomaticLogOut } from '../queue/presence.ts';

/** Who goes on at which counter, and with which sign-in. */
interface Holder {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly staffGid: string;
  readonly tokenHash?: string | undefined;
}

/**
 * An automatic log-out ends the sign-in too: whoever was there shows the password again before they go on at the counter,
 * because by now somebody else may sit before the screen. Refuses please_login_again.
 */
export function* requireNewSignIn({
  organisationGid,
  panelGid,
  staffGid,
  tokenHash,
}: Holder): Generator<Statement, void, unknown> {
  if (tokenHash === undefined) return;
  const left = yield* readAutomaticLogOut(organisationGid, panelGid);
  if (left?.leftBy !== staffGid) return;
  // An API key is older than any log-out: at a custom domain it is the sign-in beside it that counts.
  const signedIn = yield* one<{ at: number }>(
    'token',
    `SELECT MAX(s.created_at) AS at FROM token t
     JOIN token s ON s.organisation_gid = t.organisation_gid AND s.kind = t.kind AND s.subject_gid = t.subject_gid
       AND s.api_key = 0 AND (s.hash = t.hash OR t.api_key = 1)
     WHERE t.hash = ?`,
    tokenHash,
  );
  if (Number(signedIn?.at ?? 0) <= left.at) throw new Refusal({ code: 'please_login_again' });
}
