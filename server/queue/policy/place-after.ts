import type { LoggedEvent } from '../event.ts';
import type { LinePlace } from './line.ts';
import { placeOf } from './place-in-line.ts';

/**
 * The place that an event leaves a ticket at: what the event says, else what was. Logs from before there were lanes
 * tell a number's order alone.
 * @param before undefined when the ticket is new
 */
export function placeAfter(
  before: LinePlace | undefined,
  { payload, at }: Pick<LoggedEvent, 'payload' | 'at'>,
): LinePlace {
  if (payload?.place) return payload.place;
  const place = before
    ? placeOf(before)
    : {
        lane: payload?.source === 'appointment' ? ('booked' as const) : ('walkIn' as const),
        priority: 0,
        orderKey: 0,
        arrivedAt: at,
        joinedCount: 0,
        slotEndsAt: 0,
      };
  return { ...place, orderKey: payload?.orderKey ?? place.orderKey };
}
