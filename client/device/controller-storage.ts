import type { ControllerStorage } from '#generated/device.ts';
import { type StoredRecord, storedRecord } from './stored-record.ts';

/** Its name on the device. */
export const controllerStorageKey = 'callboard-controller';

/** What a controller keeps on this device, so that reopening it goes on where it was. */
export function controllerStorage(storage: Storage | undefined): StoredRecord<ControllerStorage> {
  return storedRecord<ControllerStorage>(storage, controllerStorageKey);
}
