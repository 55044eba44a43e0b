import type { StoredRecord } from './stored-record.ts';

/** What a page works with and the device keeps for it, as long as it is the page's. */
export interface HeldRecord<Value extends object> extends Pick<StoredRecord<Value>, 'read' | 'change'> {
  /** Whether the device still keeps what this page works with, so that it goes on there after a reload. */
  isKept(): boolean;
}

/**
 * The page's own copy of a stored record: what another tab clears or begins on the same device does not change under the
 * hands of whoever works here. The device's copy belongs to the last sign-in; other pages leave it alone.
 * @param owner what tells one sign-in from another
 */
export function heldRecord<Value extends object, Owner extends keyof Value>(
  stored: StoredRecord<Value>,
  owner: Owner,
): HeldRecord<Value> {
  let held = stored.read();
  const isOwn = () => stored.read()[owner] === held[owner];
  return {
    read: () => held,
    change(part) {
      const isOurs = isOwn();
      held = Object.assign({}, held, part);
      if (part[owner] === undefined) {
        if (isOurs) stored.change(part);
        return;
      }
      // What somebody else began there belongs to their organisation.
      stored.clear();
      stored.change(held);
    },
    isKept: () => stored.isKept() && isOwn(),
  };
}
