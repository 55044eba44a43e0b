import { deviceStorage } from '#client/device/browser-storage.ts';
import { createDeviceAccess, type DeviceAccess } from '#client/device/device-access.ts';
import { createHttpClient, type HttpClient } from '#client/http/http-client.ts';
import { language } from '../language.ts';

/** An unattended device: its access and the client that speaks for it. */
export interface Device {
  access: DeviceAccess;
  client: HttpClient;
}

const signIns = { kiosk: 'signInKiosk', ticketMachine: 'signInTicketMachine' } as const;

/**
 * The kiosk or ticket machine of a panel. The key of the address is kept on the device and taken out of the address
 * bar, where anyone could read it; it stays there only if this browser keeps nothing.
 */
export function createDevice(device: keyof typeof signIns, panelGid: string): Device {
  const address = new URL(window.location.href);
  const client = createHttpClient({
    credential: () => ({ kind: device, token: access.token() }),
    locale: () => language.current.get(),
    renew: () => access.renew(),
  });
  const free = createHttpClient({ credential: () => undefined, locale: () => language.current.get() });
  const access = createDeviceAccess({
    device,
    panelGid,
    key: address.searchParams.get('key') ?? undefined,
    storage: deviceStorage(),
    exchange: (body) => free.callAny(signIns[device], { body }, { keepFailure: true, timeoutMs: 15_000 }),
  });
  if (address.searchParams.has('key') && access.record.isKept()) {
    address.searchParams.delete('key');
    window.history.replaceState(null, '', address);
  }
  return { access, client };
}
