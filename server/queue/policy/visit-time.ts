import { type DayPlan, serviceStartOf, sessionStarts } from '#days/business-day.ts';
import { firstInstantAt, minutesOf } from '#days/wall-clock.ts';
import type { Appointment } from '#generated/shapes.ts';
import { dayMs, minuteMs } from '../../ground/durations.ts';

/** When somebody is expected: the time slot of the appointment, or the whole session. Milliseconds since 1970 UTC. */
export interface VisitTime {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whether it is a slot of the session. */
  readonly slotted: boolean;
}

type Visit = Pick<Appointment, 'inspectionDay' | 'shift' | 'slotStartTime' | 'slotEndTime'>;

/** Finds when an appointment's patient is expected, in the organisation's time zone. */
export function visitTime(plan: DayPlan, visit: Visit): VisitTime {
  const serviceStart = serviceStartOf(plan) * minuteMs;
  const dayStart = Date.parse(`${visit.inspectionDay}T00:00:00Z`);
  const at = (intoDay: number) => firstInstantAt(plan, dayStart + serviceStart + intoDay);
  const sessions = sessionStarts(plan);
  const index = sessions.findIndex(({ session }) => session === visit.shift);
  const session =
    index === -1
      ? { startsAt: at(0), endsAt: at(dayMs) }
      : { startsAt: at(sessions[index]!.start), endsAt: at(sessions[index + 1]?.start ?? dayMs) };
  const { slotStartTime, slotEndTime } = visit;
  if (!slotStartTime && !slotEndTime) return { ...session, slotted: false };
  // A time before the start of service is one after midnight of the same business day.
  const into = (time: string) => (minutesOf(time) * minuteMs - serviceStart + dayMs) % dayMs;
  return {
    startsAt: slotStartTime ? at(into(slotStartTime)) : session.startsAt,
    // Nothing ends as the day begins: that is its end.
    endsAt: slotEndTime ? at(into(slotEndTime) || dayMs) : session.endsAt,
    slotted: true,
  };
}

/** End of the time slot for the line: 0 where the appointment has none. */
export function slotEnd(plan: DayPlan, visit: Visit): number {
  return visit.slotEndTime ? visitTime(plan, visit).endsAt : 0;
}
