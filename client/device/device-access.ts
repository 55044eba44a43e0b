import type { DisplayStorage } from '#generated/device.ts';
import { limits } from '#generated/limits.ts';
import type { OperationId } from '#generated/operations.ts';
import type { SignedIn } from '#generated/shapes.ts';
import { CallFailure } from '../http/call-failure.ts';
import { createStore, type Store } from '../store.ts';
import { type StoredRecord, storedRecord } from './stored-record.ts';

const hourMs = 3600000;
const lifeMs = limits.deviceTokenHours * hourMs;

/** The calls by which an unattended device exchanges the key of its address for a token. */
export type DeviceSignIn = Extract<OperationId, 'signInPanel' | 'signInKiosk' | 'signInTicketMachine'>;

/**
 * refused: the key is no longer good, and only a new address helps. missing: this device was never given one. suspended:
 * the provider has suspended the organisation; the device goes on by itself when it is resumed.
 */
export type DeviceAccessState = 'ready' | 'renewing' | 'refused' | 'missing' | 'suspended';

export interface DeviceAccess {
  state: Store<DeviceAccessState>;
  token(): string | undefined;
  /** Gets a new token with the key; false when that is not possible now. Several callers share one exchange. */
  renew(): Promise<boolean>;
  /**
   * Whether the token has lived a quarter of its life: who lets it end may need a person to be let in again. No more often
   * than every hour, whatever the clock says.
   * @param serverTime now by the server's clock, which alone says how old a token is
   */
  isDue(serverTime: number): boolean;
}

/**
 * Access of a screen, kiosk or ticket machine: the key comes with the address the first time and stays on the device, the
 * token it is exchanged for is renewed by itself.
 */
export function createDeviceAccess(options: {
  device: 'panel' | 'kiosk' | 'ticketMachine';
  panelGid: string;
  /** Key in the address, if it has one. */
  key: string | undefined;
  storage: Storage | undefined;
  exchange(body: { panelGid: string; key: string }): Promise<SignedIn>;
}): DeviceAccess & { record: StoredRecord<DisplayStorage> } {
  const record = storedRecord<DisplayStorage>(options.storage, `callboard-${options.device}-${options.panelGid}`);
  if (options.key && options.key !== record.read().accessKey) {
    record.clear();
    record.change({ accessKey: options.key });
  }
  const { accessKey, token } = record.read();
  const start: DeviceAccessState = !accessKey ? 'missing' : token ? 'ready' : 'renewing';
  const state = createStore<DeviceAccessState>(start);
  let running: Promise<boolean> | undefined;
  let exchangedAt = -hourMs;

  async function exchange(): Promise<boolean> {
    const key = record.read().accessKey;
    if (!key) return false;
    try {
      const signedIn = await options.exchange({ panelGid: options.panelGid, key });
      const { token, expiresAt } = signedIn;
      exchangedAt = performance.now();
      record.change({ token, tokenExpiresAt: expiresAt });
      state.set('ready');
      return true;
    } catch (failure) {
      const suspended = failure instanceof CallFailure && failure.has('organisation_suspended');
      const refused = failure instanceof CallFailure && [400, 401, 403, 404].includes(failure.status);
      if (refused) state.set(suspended ? 'suspended' : 'refused');
      return false;
    }
  }

  return {
    record,
    state,
    token: () => record.read().token,
    isDue(serverTime) {
      const { tokenExpiresAt, token } = record.read();
      if (token === undefined || tokenExpiresAt === undefined || performance.now() - exchangedAt < hourMs) return false;
      return serverTime >= tokenExpiresAt - lifeMs * 0.75;
    },
    renew() {
      running ??= exchange().then((done) => {
        running = undefined;
        return done;
      });
      return running;
    },
  };
}
