/** Megabytes that this browser keeps for the page, and may keep; nothing where it does not say. */
export interface KeptHere {
  readonly storedMb?: number;
  readonly storageMb?: number;
}

/** Reads them: browsers of before 2017, and pages that are not secure, do not say. */
export function readStorage(): Promise<KeptHere> {
  const asked: Promise<StorageEstimate> = navigator.storage ? navigator.storage.estimate() : Promise.reject();
  return asked.then(
    ({ usage = 0, quota = 0 }) => ({ storedMb: Math.round(usage / 1e6), storageMb: Math.round(quota / 1e6) }),
    () => ({}),
  );
}
