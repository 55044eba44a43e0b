import type { AppointmentCreate } from '#generated/shapes.ts';
import { batchReads } from '../database/batched-reads.ts';
import { one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { inQueue } from '../queue/appointment-row.ts';
import { type CounterPlace, freshQueue, numbersBySession } from '../queue/place.ts';
import { latestRound, readTicketByNumber } from '../queue/read-rows.ts';
import type { QueueRow } from '../queue/rows.ts';

/** What places an appointment: room, day, session and number. */
export type Placed = Pick<AppointmentCreate, 'room' | 'inspectionDay' | 'shift' | 'serialNumber'>;

/** The panel that a room code names, whatever its case. */
export function placeOfRoom(places: readonly CounterPlace[], room: string): CounterPlace {
  const place = places.find(({ panel: { body } }) => body.roomCode && isSameRoom(body.roomCode, room));
  if (!place) throw new Refusal({ code: 'room_not_found', field: 'room' });
  return place;
}

/** Whether two codes are one room's: a hospital system may write them in other letters than we have. */
export function isSameRoom(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The queue that an appointment's ticket stands in. */
export function queueOf(
  place: CounterPlace,
  { inspectionDay, shift }: Pick<Placed, 'inspectionDay' | 'shift'>,
): QueueRow {
  return freshQueue(place, inspectionDay, numbersBySession(place) ? shift : 'day');
}

/** Refuses a serial number that another appointment or a walk-in has in the same queue. */
export function* checkSerialFree(...asked: Parameters<typeof isSerialFree>): Generator<Statement, void, unknown> {
  if (!(yield* isSerialFree(...asked))) throw new Refusal({ code: 'serial_number_taken', field: 'serialNumber' });
}

/** Yields whether neither another appointment nor a walk-in has a serial number in the same queue. */
export function* isSerialFree(
  place: CounterPlace,
  placed: Omit<Placed, 'room'>,
  ownGid: string,
): Generator<Statement, boolean, unknown> {
  const fresh = queueOf(place, placed);
  const { sql, values } = inQueue(place, fresh);
  const [queue, other] = yield* batchReads(
    latestRound(fresh),
    one(
      'appointment',
      `SELECT a.gid FROM appointment a WHERE ${sql} AND a.serial_number = ? AND a.gid <> ?`,
      ...values,
      placed.serialNumber,
      ownGid,
    ),
  );
  const ticket = yield* readTicketByNumber(queue.gid, placed.serialNumber);
  const used = ticket && ticket.status !== 'canceled' && ticket.appointmentGid !== ownGid;
  return !other && !used;
}
