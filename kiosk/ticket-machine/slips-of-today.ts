import { isoDate, localTime } from '#client/time/date-text.ts';
import type { TicketSlip } from '#generated/shapes.ts';

/**
 * Those of some slips whose numbers are of the present business day: yesterday's are nobody's any more.
 * @param dayOffsetMinutes the offset of a clock on which the business day begins at midnight
 * @param now the server's time in ms
 */
export function slipsOfToday(slips: readonly TicketSlip[], dayOffsetMinutes: number, now: number): TicketSlip[] {
  const dayOf = (instant: number) => isoDate(localTime(instant, dayOffsetMinutes));
  return slips.filter(({ issuedAt }) => dayOf(issuedAt) === dayOf(now));
}
