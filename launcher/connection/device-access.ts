import type { DevicePlace, SignedIn } from '#generated/shapes.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { askServer, Refused } from './ask-server.ts';

/** The launcher's way in: the key of the device whose page it shows. */
export interface DeviceAccess {
  /** Takes note of the key that the page has; undefined while it has none. */
  know(key: string | undefined): void;
  /** Whether the device is paired, as far as is known: no longer once the server has said so. */
  hasKey(): boolean;
  /**
   * Asks something with the device's token, which is got anew once it is no longer good.
   * @throws Error if the server cannot be reached or lets the device in no more
   */
  ask<Answer>(path: string, body: object): Promise<Answer>;
}

const signIns: { readonly [kind in DevicePurpose]: string } = {
  panel: '/api/v1/collab/web/panel/login',
  kiosk: '/api/v1/collab/clinicCheckInKiosk/login',
  ticketMachine: '/api/v1/collab/ticket/machine/login',
};

/** Access to a server as a paired device of one kind. */
export function deviceAccess(server: string, kind: DevicePurpose, first: string | undefined): DeviceAccess {
  let key = first;
  let token: string | undefined;

  async function signIn(): Promise<string> {
    if (key === undefined) throw new Error('the device is not paired');
    const place = await askServer<DevicePlace>(server, '/api/v1/collab/web/device/pairing/place', { kind, key });
    if (place.state !== 'paired' || !place.panelGid) {
      // A page of another server, which settings may name, would never say that the pairing was ended.
      key = undefined;
      throw new Error(`the device is not paired (${place.state})`);
    }
    const signedIn = await askServer<SignedIn>(server, signIns[kind], { panelGid: place.panelGid, key });
    return signedIn.token;
  }

  return {
    know: (found) => {
      if (found === key) return;
      key = found;
      token = undefined;
    },
    hasKey: () => key !== undefined,
    async ask(path, body) {
      const fresh = token === undefined;
      token ??= await signIn();
      try {
        return await askServer(server, path, body, token);
      } catch (error) {
        if (!(error instanceof Refused && error.status === 401) || fresh) throw error;
        token = await signIn();
        return askServer(server, path, body, token);
      }
    },
  };
}
