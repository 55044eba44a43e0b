import { all, type Context, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { takeLog } from '../event-log/take-log.ts';
import type { QueueEvent } from './event.ts';
import { highestNumber } from './highest-number.ts';
import { readDay } from './place.ts';
import { writeEvents } from './write-events.ts';

/**
 * Lets a room that keeps no list from now on count on from the highest number that it has called today, so that it calls
 * none of them again for somebody else. Who was added behind the numbers that it calls is left out.
 */
export function* countOn(room: Document<'panel'>, context: Context): Generator<Statement, void, unknown> {
  const { organisationGid, gid, body } = room;
  yield* takeLog(organisationGid, context);
  const { moment } = yield* readDay(organisationGid, context.now);
  const called = yield* all<{ gid: string; number: number }>(
    ['queue', 'event'],
    `SELECT q.gid, MAX(e.number) AS number
     FROM queue q JOIN event e ON e.organisation_gid = q.organisation_gid AND e.queue_gid = q.gid
     WHERE q.owner_gid = ? AND q.service_date = ? AND e.kind = 'called'
       AND e.number < COALESCE(q.first_number, q.starting_number) + ?
     GROUP BY q.gid ORDER BY q.gid`,
    gid,
    moment.serviceDate,
    body.maximumCalls ?? highestNumber,
  );
  const events = called.map((queue): QueueEvent => ({ kind: 'preset', queueGid: queue.gid, number: queue.number }));
  yield* writeEvents(context, organisationGid, [], events);
}
