import { minuteMs } from '../../ground/durations.ts';
import type { Policy } from './policy.ts';
import type { VisitTime } from './visit-time.ts';

/** How somebody comes who has an appointment: before they may check in, in time, late, or too late for a kiosk. */
export type Arrival = 'early' | 'inTime' | 'late' | 'tooLate';

type Rules = Pick<Policy, 'earlyCheckIn' | 'earlyMinutes' | 'lateGraceMinutes' | 'lateLimitMinutes'>;

/** The moment from which a patient may check in; 0 for the whole day. */
export function checkInFrom({ earlyCheckIn, earlyMinutes }: Rules, { startsAt }: VisitTime): number {
  if (earlyCheckIn === 'unlimited') return 0;
  return earlyCheckIn === 'forbidden' ? startsAt : startsAt - earlyMinutes * minuteMs;
}

/** Tells by the rules how somebody comes now; only who has a time slot can be late within the session. */
export function arrivalOf(rules: Rules, visit: VisitTime, now: number): Arrival {
  if (now < checkInFrom(rules, visit)) return 'early';
  if (!visit.slotted) return 'inTime';
  const minutesLate = (now - visit.endsAt) / minuteMs;
  if (rules.lateLimitMinutes > 0 && minutesLate > rules.lateLimitMinutes) return 'tooLate';
  return minutesLate > rules.lateGraceMinutes ? 'late' : 'inTime';
}
