import type { QueueStatus, TicketWish } from '#generated/values.ts';
import type { Policy } from '../queue/policy/policy.ts';

/** What each wish leads from, and to: done twice it is done once. */
export const ticketWishes: Readonly<Record<TicketWish, { from: readonly QueueStatus[]; done: QueueStatus }>> = {
  giveUp: { from: ['registering', 'awaiting', 'checkBack', 'passed', 'temporarilyAway'], done: 'canceled' },
  comeLater: { from: ['awaiting', 'checkBack'], done: 'temporarilyAway' },
  back: { from: ['temporarilyAway'], done: 'awaiting' },
};

/** What a patient can do with a number now, by the policy and by where the number stands. */
export function wishesFor(
  { selfGiveUp, selfComeLater }: Pick<Policy, 'selfGiveUp' | 'selfComeLater'>,
  status: QueueStatus,
): TicketWish[] {
  const allowed: TicketWish[] = [
    ...(selfComeLater ? (['comeLater', 'back'] as const) : []),
    ...(selfGiveUp ? (['giveUp'] as const) : []),
  ];
  return allowed.filter((wish) => ticketWishes[wish].from.includes(status));
}
