import type { HeldRecord } from '#client/device/held-record.ts';
import { tellOtherTabs } from '#client/session/tabs-of-sign-in.ts';
import type { ControllerStorage } from '#generated/device.ts';

/**
 * Keeps a sign-in as long as this page works with it, whatever other tabs clear on the device meanwhile.
 * @param expire what to do where the page comes back from the browser's cache and was left for another one
 */
export function holdSignIn(
  page: Window & typeof globalThis,
  stored: HeldRecord<ControllerStorage>,
  expire: () => void,
): void {
  tellOtherTabs(page, () => stored.read().orgToken);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !stored.isKept()) expire();
  });
}
