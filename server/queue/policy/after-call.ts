import type { CallReason } from '#generated/values.ts';
import { isInserted, type LineCall, type LineCounts } from './line.ts';

const inTheOrder = new Set<CallReason>(['inOrder', 'priority', 'aged', 'fairTurn']);
const overtakes = new Set<CallReason>(['priority', 'aged']);

/** What a queue remembers after a call: one truth for the rows, the fold of the log and the simulation. */
export function afterCall(counts: LineCounts, { lane, reason, slotEndsAt }: LineCall): LineCounts {
  if (reason === 'sent') return counts;
  if (inTheOrder.has(reason) || !isInserted(lane)) {
    const priorityRun = overtakes.has(reason) ? counts.priorityRun + 1 : reason === 'byNumber' ? counts.priorityRun : 0;
    return {
      ...counts,
      ordinaryCalls: counts.ordinaryCalls + 1,
      priorityRun,
      slotEndsAt: slotEndsAt || counts.slotEndsAt,
    };
  }
  const at = counts.ordinaryCalls;
  switch (lane) {
    case 'late':
      return { ...counts, lateAt: at };
    case 'passed':
      return { ...counts, passedAt: at };
    case 'examined':
      return { ...counts, examinedAt: at };
    case 'extra':
      return { ...counts, extraAt: at };
  }
}
