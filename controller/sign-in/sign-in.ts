import type { DeviceType } from '#generated/values.ts';
import type { work } from '../work.ts';

/** Signs a member of staff in and goes on to the counter that was chosen before, or to choosing one. */
export async function signIn(
  { client, stored, stage }: Pick<typeof work, 'client' | 'stored' | 'stage'>,
  entered: { orgGid: string; staffId: string; password: string },
): Promise<void> {
  const kept = stored.read();
  const signedIn = await client.call(
    'signInStaff',
    { body: { ...entered, deviceType: deviceType() } },
    { keepFailure: true },
  );
  const samePlace = kept.orgGid?.toLowerCase() === entered.orgGid.toLowerCase();
  stored.change({
    orgGid: signedIn.orgGid ?? entered.orgGid,
    staffId: signedIn.staffId ?? entered.staffId,
    orgToken: signedIn.token,
    panelGid: samePlace ? kept.panelGid : undefined,
  });
  stage.set({ at: stored.read().panelGid ? 'desk' : 'choose' });
}

/** Installed as an app or open in a browser: the access log tells them apart. */
function deviceType(): DeviceType {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ? 'appController' : 'desktopController';
}
