/** Who asks: nobody, somebody whose time is over, and everybody whom an organisation lets in. */
import { randomBytes } from 'node:crypto';
import { administratorPassword, createAdministrator } from '../contract/named-people-values.ts';
import type { TestApp } from '../server/open-app.ts';
import { type Clinic, keyOf, organisationPassword, staffPassword } from '../server/small-clinic.ts';

export interface Credential {
  /** What a finding calls it: `own staff limited`. */
  readonly name: string;
  /** Kind of its token; undefined for what lets nobody in. */
  readonly kind: string | undefined;
  readonly sentAs: 'bearer' | 'apiKey';
  readonly token: string | undefined;
  /** Whose it is; undefined for the provider's and for nobody's. */
  readonly side: string | undefined;
  /** Administers under their own name, and may only look. */
  readonly reads?: boolean;
  /** Sees only what the rooms named with it have. */
  readonly limited?: boolean;
  /** The panel that it is a screen of, where that is not the one that examples speak of. */
  readonly panelGid?: string;
}

/** A panel with the address that opens it. */
export interface Screen {
  readonly gid: string;
  readonly exclusiveUrl: string;
}

const web = '/api/v1/collab/web';

export const nobodies: readonly Credential[] = [
  { name: 'nobody', kind: undefined, sentAs: 'bearer', token: undefined, side: undefined },
  { name: 'unknown token', kind: undefined, sentAs: 'bearer', token: 'a'.repeat(43), side: undefined },
  { name: 'unknown key', kind: undefined, sentAs: 'apiKey', token: 'k'.repeat(43), side: undefined },
];

/** Everybody whom a clinic lets in, signed in now. */
export async function signInAll(
  app: TestApp,
  clinic: Clinic,
  screens: readonly Screen[],
  side: string,
): Promise<Credential[]> {
  const { gid: orgGid, key, room, cashierLobby } = clinic;
  const kioskKey = keyOf(room.kioskUrl);
  const signIn = async (path: string, body: object) => (await app.done('POST', path, { body })).token as string;
  const session = await signIn(`${web}/organization/login`, { orgGid, password: organisationPassword });
  const machine = { panelGid: cashierLobby.gid, key: keyOf(cashierLobby.ticketMachineUrl) };
  const device = { panelGid: room.gid, key };
  const apiKey = async (kind: string, staffGid?: string) =>
    (
      await app.done('POST', `${web}/organization/apiKey`, {
        token: session,
        body: { kind, ...(staffGid && { staffGid }) },
      })
    ).apiKey as string;
  const tokens: readonly (readonly [name: string, kind: string, token: string, more?: Partial<Credential>])[] = [
    ['session', 'session', session],
    ['reader', 'session', await reader(app, clinic, session), { reads: true }],
    ['staff', 'staff', await signIn(`${web}/staff/login`, { orgGid, staffId: 'n1', password: staffPassword })],
    ['staff limited', 'staff', await limitedStaff(app, clinic, session), { limited: true }],
    ['panel', 'panel', await signIn(`${web}/panel/login`, device)],
    ['kiosk', 'kiosk', await signIn('/api/v1/collab/clinicCheckInKiosk/login', { ...device, key: kioskKey })],
    ['ticket machine', 'ticketMachine', await signIn('/api/v1/collab/ticket/machine/login', machine)],
    ['agency', 'agency', await signIn('/api/v1/agency/ptch/clinics/apiToken', { orgGid, apiKey: clinic.agencyKey })],
    ['staff key', 'staff', await apiKey('staff', clinic.staff.gid), { sentAs: 'apiKey' }],
    ['agency key', 'agency', await apiKey('agency'), { sentAs: 'apiKey' }],
  ];
  const ofScreens = screens.map(async ({ gid: panelGid, exclusiveUrl }) => {
    const token = await signIn(`${web}/panel/login`, { panelGid, key: keyOf(exclusiveUrl) });
    return { name: `${side} screen with names`, kind: 'panel', token, sentAs: 'bearer' as const, side, panelGid };
  });
  const credentials = tokens.map(([name, kind, token, more]) => ({
    name: `${side} ${name}`,
    kind,
    token,
    sentAs: 'bearer' as const,
    side,
    ...more,
  }));
  const revoked = await signIn(`${web}/organization/login`, { orgGid, password: organisationPassword });
  await app.done('POST', `${web}/logout`, { token: revoked });
  const staffKey = tokens.find(([name]) => name === 'staff key')?.[2];
  return [
    ...credentials,
    ...(await Promise.all(ofScreens)),
    { name: `${side} revoked`, kind: undefined, token: revoked, sentAs: 'bearer', side },
    { name: `${side} session as key`, kind: undefined, token: session, sentAs: 'apiKey', side },
    { name: `${side} key as token`, kind: undefined, token: staffKey, sentAs: 'bearer', side },
  ];
}

/** Signs in somebody who may only look at the administration. */
async function reader(app: TestApp, clinic: Clinic, session: string): Promise<string> {
  const staffId = `r${randomBytes(4).toString('hex')}`;
  await createAdministrator(app, { tokens: { ...clinic.tokens, session } }, staffId, 'reads');
  const body = { orgGid: clinic.gid, staffId, password: administratorPassword };
  return (await app.done('POST', `${web}/organization/staff/login`, { body })).token;
}

/** Signs in a member of staff who may serve the spare room only. */
async function limitedStaff(app: TestApp, clinic: Clinic, session: string): Promise<string> {
  const staffId = `limited-${clinic.gid}`;
  const body = { staffId, name: 'Limited', password: staffPassword, panels: [clinic.spare.gid] };
  await app.call('POST', `${web}/staff`, { token: session, body });
  const signedIn = { orgGid: clinic.gid, staffId, password: staffPassword };
  return (await app.done('POST', `${web}/staff/login`, { body: signedIn })).token;
}
