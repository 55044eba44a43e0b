import { CallFailure } from '#client/http/call-failure.ts';
import { type Api, apiAt } from './api.ts';
import { organisation, staffPassword } from './hospital/organisation.ts';
import { fetchFrom, type InProcessServer } from './in-process.ts';

/** Passwords of the demo hospital. */
export interface DemoPasswords {
  readonly organisation: string;
  /** The same for every member of its staff. */
  readonly staff: string;
}

/** Those that everybody knows: for a server that only this machine can reach. */
export const knownPasswords: DemoPasswords = { organisation: organisation.password, staff: staffPassword };

/** How its administrator and its staff come in, each with an API of their own; undefined where they cannot. */
export interface DemoAccess {
  administrator(): Promise<Api>;
  staff(staffId: string): Promise<Api>;
}

/** By their passwords, as people do. */
export function byPasswords(nobody: Api, passwords: DemoPasswords): DemoAccess {
  const orgGid = organisation.gid;
  const as = async (signedIn: Promise<{ token: string }>) => nobody.as((await signedIn).token);
  return {
    administrator: () => as(nobody.call('signInOrganisation', { body: { orgGid, password: passwords.organisation } })),
    staff: (staffId) => as(nobody.call('signInStaff', { body: { orgGid, staffId, password: passwords.staff } })),
  };
}

/**
 * By tokens that the server itself makes, where the passwords are known to nobody but who was told them. Where it makes
 * none, because there is no demo hospital, that is refused as a wrong password is.
 */
export function byTokens(
  server: InProcessServer,
  tokenOf: (who: { kind: 'session' } | { kind: 'staff'; staffId: string }) => Promise<string | undefined>,
): DemoAccess {
  const nobody = apiAt('http://localhost', fetchFrom(server));
  const as = async (asked: Promise<string | undefined>) => {
    const token = await asked;
    if (token === undefined) throw new CallFailure({ status: 400, contents: [] });
    return nobody.as(token);
  };
  return {
    administrator: () => as(tokenOf({ kind: 'session' })),
    staff: (staffId) => as(tokenOf({ kind: 'staff', staffId })),
  };
}
