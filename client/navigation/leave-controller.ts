import { deviceStorage, tabStorage } from '../device/browser-storage.ts';
import { controllerStorage } from '../device/controller-storage.ts';
import { endLeftSignIn, type SignOutCall } from '../session/end-left-sign-in.ts';
import type { Tabs } from '../session/tabs-of-sign-in.ts';

/**
 * Outside a controller's addresses, what it keeps on the device is cleared (product.md section 2), and whoever was signed
 * in there no longer is: the next at this computer finds nothing to go on with.
 */
export function leaveController(page: Tabs, signOut: SignOutCall): void {
  const records = [deviceStorage(), tabStorage()].map((storage) => controllerStorage(storage));
  const [device, tab] = records.map((record) => record.read());
  for (const record of records) record.clear();
  if (tab?.orgToken !== device?.orgToken) endLeftSignIn(page, tab ?? {}, signOut);
  endLeftSignIn(page, device ?? {}, signOut);
}
