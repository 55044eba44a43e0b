import { expect, test } from 'vitest';
import type { TicketSlip } from '#generated/shapes.ts';
import { slipsOfToday } from '#kiosk/ticket-machine/slips-of-today.ts';

const at = (time: string) => Date.parse(`2026-11-30T${time}+08:00`);
const slip = (issuedAt: number) => ({ number: 7, issuedAt }) as TicketSlip;

test.each([
  ['in the evening of its day', at('08:33:00'), 480, at('23:59:00'), 1],
  ['the next morning', at('08:33:00'), 480, at('07:30:00') + 86_400_000, 0],
  ['after midnight where the day begins at four', at('23:50:00'), 240, at('03:59:00') + 86_400_000, 1],
  ['after that day has begun', at('23:50:00'), 240, at('04:00:00') + 86_400_000, 0],
])('a slip %s', (_, issuedAt, dayOffsetMinutes, now, count) => {
  expect(slipsOfToday([slip(issuedAt)], dayOffsetMinutes, now)).toHaveLength(count);
});
