import { deviceStorage } from '#client/device/browser-storage.ts';
import { pairAgainPage, pairedDevice } from '#client/device/paired-device.ts';
import { limits } from '#generated/limits.ts';
import type { ScreenOrders } from '#generated/shapes.ts';

/** Does what the answer to a report asks for. */
export function obeyOrders({ reload, pairAgain, notice }: ScreenOrders): void {
  if (notice) showNotice(notice);
  if (pairAgain) {
    pairedDevice(deviceStorage(), 'panel').clear();
    location.replace(pairAgainPage('panel'));
  } else if (reload) location.reload();
}

/** Shows a text large over the picture for a few seconds, for whoever stands in front of a wall of screens. */
function showNotice(text: string): void {
  const notice = document.createElement('div');
  notice.className = 'device-notice';
  notice.textContent = text;
  document.body.appendChild(notice);
  setTimeout(() => document.body.removeChild(notice), limits.identifySeconds * 1000);
}
