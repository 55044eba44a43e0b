import type { Room } from '../hospital/rooms.ts';
import type { Chance } from '../simulation/chance.ts';
import { type HourFact, happened, type PastAppointments, present } from './past-day.ts';

/** A room with the public IDs of its panel and of the nurse who calls there. */
export interface PastRoom {
  readonly room: Room;
  readonly panelGid: string;
  readonly staffGid: string;
}

const sessions = [
  { session: 'morning', hours: [8, 9, 10, 11] },
  { session: 'afternoon', hours: [14, 15, 16] },
  { session: 'evening', hours: [18, 19, 20] },
] as const;
/** Before the doors open, the hospital system sends the appointments. */
const pushedAt = 7;

/**
 * A past day at one room: who had an appointment, came, was seen or passed, hour by hour.
 * @param weekday 0 is Sunday, when no doctor sees anybody; on Saturday they do in the morning
 * @param startOf when an hour of the day began, milliseconds since 1970 UTC
 */
export function roomDay(
  { room, panelGid, staffGid }: PastRoom,
  weekday: number,
  startOf: (hour: number) => number,
  chance: Chance,
): { facts: HourFact[]; appointments: PastAppointments } {
  const facts: HourFact[] = [];
  const sum = { appointments: 0, checkedIn: 0, completed: 0, passed: 0, notArrived: 0, canceled: 0 };
  for (const { session, hours } of sessions.slice(0, weekday === 6 ? 1 : 3)) {
    const appointments = 16 + Math.floor(chance.next() * 9);
    const canceled = chance.happens(0.5) ? 1 : 0;
    const notArrived = Math.floor(chance.next() * 3);
    const checkedIn = appointments - canceled - notArrived;
    let passed = Math.floor(chance.next() * 2.5);
    let left = checkedIn - passed;
    const queue = { ownerGid: panelGid, session };
    facts.push(...happened({ ...queue, hour: pushedAt, beganAt: startOf(pushedAt) }, 'issued', appointments));
    for (const [index, hour] of hours.entries()) {
      const completed = Math.round(left / (hours.length - index));
      const missing = index > 0 && passed > 0 ? 1 : 0;
      const place = { ...queue, panelGid, staffGid, hour, beganAt: startOf(hour) };
      facts.push(
        present(place),
        ...happened(place, 'called', completed + missing, 14 + 12 * chance.next() + 4 * index),
        ...happened(place, 'recalled', missing * 2),
        ...happened(place, 'passed', missing),
        ...happened(place, 'completed', completed, 50 / Math.max(completed, 7)),
        ...happened(place, 'completedByNext', Math.round(completed * 0.9)),
      );
      left -= completed;
      passed -= missing;
      sum.completed += completed;
      sum.passed += missing;
    }
    sum.appointments += appointments;
    sum.canceled += canceled;
    sum.notArrived += notArrived;
    sum.checkedIn += checkedIn;
  }
  return { facts, appointments: { department: room.department, doctor: room.doctor, ...sum } };
}
