import type { FreeNumber } from '#generated/shapes.ts';
import type { WalkInNumbers } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { nextFree } from '../queue/decide-ticket.ts';
import { highestNumber } from '../queue/highest-number.ts';
import { numbersTaken } from '../queue/issue-ticket.ts';
import { ownerOf, readPlaces } from '../queue/place.ts';
import { latestRound } from '../queue/read-rows.ts';
import { rosterDoctor, usualDoctor } from '../queue/roster-doctor.ts';
import { isSerialFree, type Placed, placeOfRoom, queueOf } from './room.ts';

/** Of numbers that walk-ins get: which stay for appointments (docs/decisions/181-walk-ins-with-odd-or-even-numbers.md). */
const left = { every: 'every', odd: 'even', even: 'odd' } as const satisfies Record<WalkInNumbers, WalkInNumbers>;

/**
 * Yields the first number that is free for an appointment in a room, on a day, in a session, and the doctor there. One
 * that is moved there keeps its own where that is free. Refuses room_not_found.
 */
export function* readFreeNumber(
  organisationGid: string,
  { gid, ...wanted }: Omit<Placed, 'serialNumber'> & { gid?: string },
): Generator<Statement, FreeNumber, unknown> {
  const place = placeOfRoom(yield* readPlaces(organisationGid), wanted.room.trim());
  const at = { serviceDate: wanted.inspectionDay, session: wanted.shift };
  const day = { organisationGid };
  const doctor = (yield* rosterDoctor(place, at, day)) ?? (yield* usualDoctor(place, at, day));
  const who = { ...(doctor && { doctor }) };
  const moved = gid === undefined ? undefined : yield* readAppointment(organisationGid, { gid });
  if (moved) {
    const { serialNumber } = moved.body;
    if (yield* isSerialFree(place, { ...wanted, serialNumber }, moved.gid)) return { number: serialNumber, ...who };
  }
  const queue = yield* latestRound(queueOf(place, wanted));
  const number = nextFree(1, yield* numbersTaken(place, queue, 1), left[ownerOf(place).body.walkInNumbers ?? 'every']);
  return { ...(number <= highestNumber && { number }), ...who };
}
