import type { OperationId } from '#generated/operations.ts';
import type { SignedIn } from '#generated/shapes.ts';
import type { DeviceType, TokenKind } from '#generated/values.ts';
import type { Call } from '../call/handler.ts';
import { one, type Statement } from '../database/command.ts';
import { findOrganisationRow } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { placeOfAddress } from '../ground/plain-address.ts';
import { noteAccess } from '../journal/commands.ts';

/** What of a call the log needs to know. */
type Asked = Pick<Call<'signOut'>, 'caller' | 'services' | 'request'> & { readonly body?: unknown };
type SignIn<Id extends OperationId> = (call: Call<Id>) => Promise<SignedIn>;

/** A sign-in that leaves a line in the organisation's access log, whether it was let in or refused. */
export function noted<Id extends OperationId>(kind: TokenKind, signIn: SignIn<Id>): SignIn<Id> {
  return async (call) => {
    try {
      const signedIn = await signIn(call);
      await note(call, kind, { action: 'signedIn', ...(signedIn.staffName && { subjectName: signedIn.staffName }) });
      return signedIn;
    } catch (error) {
      // What was no refusal of this person (storage away, too busy) is no matter of access.
      if (error instanceof Refusal && !error.isTemporary() && !isTooSoon(error) && isNews(call, kind, error)) {
        await note(call, kind, { action: 'refused', code: error.entries[0]?.code ?? 'login_failed', ...typed(call) });
      }
      throw error;
    }
  };
}

/** Whoever goes on after too many failures fills no log: the failures before stand there. */
function isTooSoon({ entries }: Refusal): boolean {
  return entries.some(({ code }) => code === 'too_many_failures');
}

/** Whether the log does not tell it yet: a device without a person goes on by itself with what was refused. */
function isNews({ body, services, request }: Asked, kind: TokenKind, { message }: Refusal): boolean {
  const { panelGid, key, password } = (body ?? {}) as { panelGid?: string; key?: string; password?: string };
  if (panelGid === undefined || key === undefined || password !== undefined) return true;
  return services.toldRefusals.isNews(kind, placeOfAddress(request.ip), panelGid, key, message);
}

/** A line of the access log about the caller of this call; `organisationGid` where neither token nor body names it. */
export async function note(
  { body, caller, services, request }: Asked,
  kind: TokenKind,
  what: { action: 'signedIn' | 'signedOut' | 'refused'; subjectName?: string; code?: string; deviceType?: DeviceType },
  known?: string,
): Promise<void> {
  const named = (body ?? {}) as { orgGid?: string; panelGid?: string };
  const organisationGid =
    known ?? (caller ? caller.organisationGid : await services.database.query(organisationNamed(named)));
  // Somebody tried an organisation that does not exist: nobody's log can tell it.
  if (organisationGid === undefined) return;
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  await services.database.write(noteAccess, {
    organisationGid: organisationGid ?? '',
    subjectGid: caller ? caller.subjectGid : (named.panelGid ?? null),
    entry: { kind, ...device(kind, body), address: request.ip.slice(0, 60), ...(userAgent && { userAgent }), ...what },
  });
}

/** On what the sign-in was made: a controller says it, screens and ticket machines are what they are. */
function device(kind: TokenKind, body: unknown): { deviceType?: DeviceType } {
  const said = (body as { deviceType?: DeviceType } | undefined)?.deviceType;
  if (kind === 'staff' && body) return { deviceType: said ?? 'desktopController' };
  return kind === 'panel' || kind === 'ticketMachine' ? { deviceType: kind } : {};
}

/** What somebody typed as their name, so that refusals of one account can be seen as such. */
function typed({ body }: Asked): { subjectName?: string } {
  const staffId = (body as { staffId?: string } | undefined)?.staffId;
  return staffId ? { subjectName: staffId } : {};
}

/** '' for the system settings, undefined for what does not exist. */
function* organisationNamed({
  orgGid,
  panelGid,
}: {
  orgGid?: string;
  panelGid?: string;
}): Generator<Statement, string | undefined, unknown> {
  if (orgGid !== undefined) return (yield* findOrganisationRow(orgGid.trim()))?.gid;
  if (panelGid === undefined) return '';
  const panel = yield* one<{ gid: string }>(
    'document',
    'SELECT organisation_gid AS gid FROM document WHERE gid = ?',
    panelGid,
  );
  return panel?.gid;
}
