import type { HeldRecord } from '#client/device/held-record.ts';
import { endOnServer } from '#client/session/end-left-sign-in.ts';
import { tellOtherTabs } from '#client/session/tabs-of-sign-in.ts';
import type { ControllerStorage } from '#generated/device.ts';
import { operations } from '#generated/operations.ts';

/**
 * Keeps a sign-in as long as this page works with it, whatever other tabs clear on the device meanwhile; what nobody could
 * go on with once the page is closed ends on the server too.
 * @param expire what to do where the page comes back and its sign-in has ended meanwhile
 */
export function holdSignIn(
  page: Window & typeof globalThis,
  stored: HeldRecord<ControllerStorage>,
  expire: () => void,
) {
  const isShared = tellOtherTabs(page, () => stored.read().orgToken);
  const isLeft = () => stored.read().orgToken !== undefined && !stored.isKept();
  page.addEventListener('pagehide', () => {
    if (isLeft() && !isShared()) endOnServer(stored.read(), operations.signOut);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeft()) expire();
  });
}
