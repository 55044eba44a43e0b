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
  const token = yield* one<{ at: number }>('token', 'SELECT created_at AS at FROM token WHERE hash = ?', tokenHash);
  if (token && Number(token.at) <= left.at) throw new Refusal({ code: 'please_login_again' });
}
