import type { QueueState } from '#generated/shapes.ts';

type AtCounter = Pick<QueueState, 'staffGid' | 'staffName'>;

/**
 * Whether the person at a counter is the one who began there: colleagues may have the same name, and a name may be put
 * right meanwhile. A server of before says the name alone.
 */
export function isSamePerson(began: AtCounter, now: AtCounter): boolean {
  return began.staffGid ? now.staffGid === began.staffGid : now.staffName === began.staffName;
}
