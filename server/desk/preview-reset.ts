import type { ResetPreview } from '#generated/shapes.ts';
import { all, type Statement } from '../database/command.ts';
import { readDay } from '../queue/place.ts';
import { queueExists } from '../queue/read-rows.ts';
import { unfinishedList } from '../queue/status-groups.ts';
import { type OneReset, queuesToReset, queueToReset, type ResetRequest } from './reset-queues.ts';
import { roundsOf } from './rounds-of.ts';

/** Whose reset: of the queue that a counter serves, or another that it calls in turn; without a counter, of all. */
type PreviewRequest = ResetRequest & Partial<Pick<OneReset, 'panelGid' | 'queueOwnerGid'>>;

/** Yields what a reset would end now (resetQueue, resetQueues), so that nobody resets without knowing. */
export function* previewReset(
  { panelGid, ...request }: PreviewRequest,
  now: number,
): Generator<Statement, ResetPreview, unknown> {
  const day = yield* readDay(request.organisationGid, now);
  const queues =
    panelGid === undefined ? yield* queuesToReset(request, day) : [yield* queueToReset({ ...request, panelGid }, day)];
  const rounds = roundsOf(queues.map(({ queue }) => queue));
  const preview = { queues: 0, walkIns: 0, appointments: 0, calling: 0, rounds };
  for (const { queue } of queues) {
    if (!(yield* queueExists(queue.gid))) continue;
    const { walkIns, appointments, calling } = yield* countEnds(queue.gid);
    preview.queues += 1;
    preview.walkIns += walkIns;
    preview.appointments += appointments;
    preview.calling += calling;
  }
  return preview;
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
