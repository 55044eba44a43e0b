import type { ResetPreview } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { type CounterPlace, currentQueue, ownerOf, readDay, readPlace, readPlaces } from '../queue/place.ts';
import { queueExists, readCounter } from '../queue/read-rows.ts';
import { readStaff } from '../queue/read-staff.ts';
import { requireVariant } from '../queue/require-variant.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { unfinishedList } from '../queue/status-groups.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { lookedAt } from '../queue/turn/meant-place.ts';
import { mayResetAll, type ResetRequest } from './reset-queues.ts';

/** Whose reset: of the queue that a counter serves, or another that it calls in turn; without a counter, of all. */
interface PreviewRequest extends ResetRequest {
  readonly variant: QueueVariant;
  readonly panelGid?: string | undefined;
  readonly queueOwnerGid?: string | undefined;
}

/** Yields what a reset would end now (resetQueue, resetQueues), so that nobody resets without knowing. */
export function* previewReset(
  { organisationGid, variant, panelGid, queueOwnerGid, staffGid }: PreviewRequest,
  now: number,
): Generator<Statement, ResetPreview, unknown> {
  const day = yield* readDay(organisationGid, now);
  const queues: string[] = [];
  if (panelGid !== undefined) {
    const place = yield* readPlace(organisationGid, panelGid);
    requireVariant(place, variant);
    if (staffGid !== undefined) yield* readStaff(organisationGid, staffGid, panelGid);
    const from = lookedAt(yield* readCalledPlaces(place), queueOwnerGid);
    queues.push((yield* servedQueue(from, day, yield* readCounter(panelGid))).gid);
  } else {
    const places = (yield* readPlaces(organisationGid)).filter((place) => place.variant === variant);
    for (const place of owners(yield* mayResetAll(organisationGid, staffGid, places))) {
      queues.push((yield* currentQueue(place, day)).gid);
    }
  }
  const preview = { queues: 0, walkIns: 0, appointments: 0, calling: 0 };
  for (const gid of queues) {
    if (!(yield* queueExists(gid))) continue;
    preview.queues += 1;
    for (const [name, count] of Object.entries(yield* countEnds(gid))) preview[name as keyof typeof preview] += count;
  }
  return preview;
}

function owners(places: readonly CounterPlace[]): Iterable<CounterPlace> {
  return new Map(places.map((one) => [ownerOf(one).gid, one])).values();
}

/** Yields who is in a queue, by what a reset does with them (decide-reset.ts). */
function* countEnds(
  queueGid: string,
): Generator<Statement, Record<'walkIns' | 'appointments' | 'calling', number>, unknown> {
  const tickets = yield* all<{ status: string; booked: number; count: number }>(
    'ticket',
    `SELECT status, CASE WHEN appointment_gid IS NULL THEN 0 ELSE 1 END AS booked, COUNT(*) AS count FROM ticket
     WHERE queue_gid = ? AND status IN ${unfinishedList} GROUP BY 1, 2`,
    queueGid,
  );
  const calling = yield* all('counter', 'SELECT panel_gid FROM counter WHERE call_queue_gid = ?', queueGid);
  const total = (keeps: boolean) =>
    tickets
      .filter(({ status, booked }) => (Number(booked) === 1 && status !== 'passed') === keeps)
      .reduce((sum, { count }) => sum + Number(count), 0);
  return { walkIns: total(false), appointments: total(true), calling: calling.length };
}
