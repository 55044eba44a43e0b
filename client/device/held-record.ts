import type { StoredRecord } from './stored-record.ts';

/** What a page works with and the device keeps for it, as long as it is the page's. */
export interface HeldRecord<Value extends object> extends Pick<StoredRecord<Value>, 'read' | 'change'> {
  /** Whether this tab still keeps what the page works with: it does not once another page of the tab has cleared it. */
  isKept(): boolean;
}

/**
 * The page's own copy of a stored record, kept by its tab: what another tab clears or begins on the same device does not
 * change under the hands of whoever works here, nor is it lost with a reload. The device's copy belongs to the last who
 * signed in; other pages leave it alone.
 * @param device what the next page on this device begins with
 * @param tab what this tab goes on with
 * @param owner what tells one sign-in from another
 */
export function heldRecord<Value extends object, Owner extends keyof Value>(
  device: StoredRecord<Value>,
  tab: StoredRecord<Value>,
  owner: Owner,
): HeldRecord<Value> {
  let held = tab.read()[owner] === undefined ? device.read() : tab.read();
  tab.change(held);
  return {
    read: () => held,
    change(part) {
      const isOurs = device.read()[owner] === held[owner];
      held = Object.assign({}, held, part);
      tab.change(held);
      if (part[owner] === undefined) {
        if (isOurs) device.change(part);
        return;
      }
      // What somebody else began there belongs to their organisation.
      device.clear();
      device.change(held);
    },
    isKept: () => tab.read()[owner] === held[owner],
  };
}
