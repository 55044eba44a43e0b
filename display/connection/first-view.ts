import { deviceStorage } from '#client/device/browser-storage.ts';
import type { paths } from '#generated/api.ts';
import type { DisplayStorage } from '#generated/device.ts';
import type { PanelView } from '#generated/shapes.ts';
import type { ScreenAddress } from './screen-address.ts';

export interface FirstView {
  view: PanelView;
  etag: string | undefined;
}

/** After this the second script asks, which can do more. */
const timeoutMs = 5000;
const path: keyof paths = '/api/v1/collab/web/panel/view';

/**
 * Reads the view with the token that this device has, so that the first picture waits for no script but its own. Whatever
 * else comes than a view is for the second script to find out (follow-panel.ts).
 */
export function readFirstView(address: ScreenAddress): Promise<FirstView | undefined> {
  return ask(address)
    .then((call) => ({ view: JSON.parse(call.responseText), etag: call.getResponseHeader('ETag') || undefined }))
    .catch(() => undefined);
}

function ask({ panelGid, key }: ScreenAddress): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const storage = deviceStorage();
    const stored = storage?.getItem(`callboard-panel-${panelGid}`);
    const { accessKey, token }: DisplayStorage = JSON.parse(stored || '{}');
    // Another key than the device has is to be exchanged first.
    if (!token || (key && key !== accessKey)) return reject();
    const call = new XMLHttpRequest();
    call.open('GET', `${path}?panelGid=${encodeURIComponent(panelGid)}`);
    call.timeout = timeoutMs;
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.onloadend = () => (call.status === 200 ? resolve(call) : reject());
    call.send();
  });
}
