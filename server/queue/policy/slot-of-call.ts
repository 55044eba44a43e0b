import type { LineCall, LineCounts } from './line.ts';

/**
 * The time slot that a call brings its queue to, as its end; 0 where the queue stays at its own. Who goes before the
 * others or is called by number may be of a later slot: those who come back meanwhile belong to the slot that the others
 * are called from. Before the first slot any tells more than none.
 */
export function slotOfCall({ reason, slotEndsAt }: LineCall, counts: Pick<LineCounts, 'slotEndsAt'>): number {
  const inTurn = reason === 'inOrder' || reason === 'fairTurn';
  return inTurn || counts.slotEndsAt === 0 ? slotEndsAt : 0;
}
