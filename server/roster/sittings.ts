import type { RosterFault } from '#generated/values.ts';
import type { Document } from '../documents/document.ts';

type Line = Pick<Document<'doctorShift'>['body'], 'date' | 'doctor' | 'room' | 'substitute' | 'closed' | 'enabled'>;

/** Who sits where in one session, as far as others may stand against it. */
export interface Sitting {
  readonly room: string | undefined;
  readonly people: readonly string[];
}

/**
 * What an entry takes up; undefined where it takes up nothing. A weekly entry is its doctor's also while a substitute
 * stands in, because the reset of the roster brings the doctor back; on a single day the doctor may be elsewhere.
 */
export function sittingOf({ date, doctor, room, substitute, closed, enabled }: Line): Sitting | undefined {
  if (enabled === false || (closed && date !== undefined)) return undefined;
  if (substitute === undefined) return { room, people: [doctor] };
  return { room, people: date === undefined ? [doctor, substitute] : [substitute] };
}

/** What stands against each of the sittings of one session: a room twice, a person in two rooms. In their order. */
export function clashesOf(sittings: readonly Sitting[]): Extract<RosterFault, 'roomTwice' | 'doctorTwice'>[][] {
  const inRoom = new Map<string, number>();
  const roomsOf = new Map<string, Set<string>>();
  for (const { room, people } of sittings) {
    if (room === undefined) continue;
    inRoom.set(room, (inRoom.get(room) ?? 0) + 1);
    for (const person of people) roomsOf.set(person, (roomsOf.get(person) ?? new Set()).add(room));
  }
  return sittings.map(({ room, people }) => {
    if (room === undefined) return [];
    const twice = people.some((person) => (roomsOf.get(person)?.size ?? 0) > 1);
    return [
      ...((inRoom.get(room) ?? 0) > 1 ? (['roomTwice'] as const) : []),
      ...(twice ? (['doctorTwice'] as const) : []),
    ];
  });
}
