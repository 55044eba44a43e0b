import type { SignedIn } from '#generated/shapes.ts';
import type { DeviceType } from '#generated/values.ts';
import type { work } from '../work.ts';

/** Longer than a busy server takes for a password; where the network swallowed the call, another one is due. */
const timeoutMs = 30_000;

type Place = Pick<typeof work, 'client' | 'stored' | 'stage' | 'typed'>;

/** Signs a member of staff in and goes on to the counter that was chosen before, or to choosing one. */
export async function signIn(at: Place, entered: { orgGid: string; staffId: string; password: string }): Promise<void> {
  const body = { ...entered, deviceType: deviceType() };
  enter(at, await at.client.call('signInStaff', { body }, { keepFailure: true, timeoutMs }), 'password');
}

/** Goes on with what a sign-in answered. */
export function enter(
  { stored, stage, typed }: Place,
  { token, orgGid, staffId }: SignedIn,
  staffLoginType: 'password' | 'singleSignOn',
): void {
  const kept = stored.read();
  const samePlace = kept.orgGid?.toLowerCase() === orgGid?.toLowerCase();
  const panelGid = samePlace ? kept.panelGid : undefined;
  stored.change({ orgGid, staffId, staffLoginType, orgToken: token, panelGid });
  typed.keepOwn();
  stage.set({ at: stored.read().panelGid ? 'desk' : 'choose' });
}

/** Installed as an app or open in a browser: the access log tells them apart. */
export function deviceType(): DeviceType {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ? 'appController' : 'desktopController';
}
