import type { LoggedEvent } from '../event.ts';
import type { LinePosition } from './line.ts';
import { positionOf } from './position-in-line.ts';

/**
 * The place that an event leaves a ticket at: what the event says, else what was. Logs from before there were lanes
 * tell a number's order alone.
 * @param before undefined when the ticket is new
 */
export function positionAfter(
  before: LinePosition | undefined,
  { payload, at }: Pick<LoggedEvent, 'payload' | 'at'>,
): LinePosition {
  if (payload?.place) return payload.place;
  const position = before
    ? positionOf(before)
    : {
        lane: payload?.source === 'appointment' ? ('booked' as const) : ('walkIn' as const),
        priority: 0,
        orderKey: 0,
        arrivedAt: at,
        joinedCount: 0,
        slotEndsAt: 0,
      };
  return { ...position, orderKey: payload?.orderKey ?? position.orderKey };
}
