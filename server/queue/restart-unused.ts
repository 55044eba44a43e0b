import { all, type Context, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { takeLog } from '../event-log/take-log.ts';
import type { QueueEvent } from './event.ts';
import { readDay } from './place.ts';
import { writeEvents } from './write-events.ts';

type Owner = Document<'panel'> | Document<'group'>;

/**
 * Lets the queues of today and the days to come begin with the starting number that their room or group has from now on,
 * where nobody has come yet: reserved numbers open a queue weeks before. One in use goes on until its reset.
 */
export function* restartUnused(owner: Owner, before: Owner, context: Context): Generator<Statement, void, unknown> {
  const { organisationGid, gid, body } = owner;
  const { startingNumber = 1 } = body;
  if (startingNumber === (before.body.startingNumber ?? 1)) return;
  yield* takeLog(organisationGid, context);
  const { moment } = yield* readDay(organisationGid, context.now);
  const unused = yield* all<{ gid: string }>(
    ['queue', 'ticket'],
    `SELECT q.gid FROM queue q
     WHERE q.owner_gid = ? AND q.service_date >= ? AND q.next_number = q.starting_number AND q.first_number IS NULL
       AND q.current_number = 0 AND q.ordinary_calls = 0 AND q.issuing = 'open'
       AND NOT EXISTS (SELECT 1 FROM ticket t WHERE t.queue_gid = q.gid AND t.status NOT IN ('registering', 'canceled'))
     ORDER BY q.gid`,
    gid,
    moment.serviceDate,
  );
  const events = unused.map(
    (queue): QueueEvent => ({ kind: 'reset', queueGid: queue.gid, payload: { opens: { startingNumber } } }),
  );
  yield* writeEvents(context, organisationGid, [], events);
}
