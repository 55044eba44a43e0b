import { limits } from '#generated/limits.ts';
import type { UndoablePress as UndoableShown } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { type CounterPlace, ownerOf } from '../queue/place.ts';
import type { UndoablePress } from '../queue/press.ts';
import { readTicket } from '../queue/read-rows.ts';
import { queueOfCall } from '../queue/turn/meant-place.ts';
import { widthOfQueue } from '../queue/width-of-queue.ts';
import { calledNumber } from './called-number.ts';
import { nameOfTarget } from './name-of-target.ts';

const pressed = {
  completed: 'completed',
  passed: 'pass',
  wentAway: 'away',
  sentToExamination: 'examination',
  transferred: 'transfer',
} as const;

/** Yields what the last press was, as its button says it, until it can be undone no more. */
export function* undoOf(
  press: UndoablePress,
  queues: readonly CounterPlace[],
): Generator<Statement, UndoableShown, unknown> {
  const { called, ended, at } = press;
  const { number, queueGid } = (called ?? ended)!;
  const from = queueOfCall(queues, { queueGid: queueGid! });
  const { queueMark: mark } = ownerOf(from).body;
  return {
    action: actionOf(press),
    number: number!,
    width: yield* widthOfQueue(queueGid!),
    ...(mark && queues.length > 1 && { mark }),
    ...(ended?.kind === 'transferred' && (yield* whereTo(from, ended))),
    until: at + limits.undoMs,
  };
}

function actionOf({ called, ended }: UndoablePress): UndoableShown['action'] {
  if (called) return called.payload.reason === 'byNumber' ? 'number' : 'next';
  return pressed[ended!.kind as keyof typeof pressed];
}

/** Where a patient was sent, and the number there as it is written there: it is what they have to be told. */
function* whereTo(
  from: CounterPlace,
  { payload, ticketGid }: NonNullable<UndoablePress['ended']>,
): Generator<Statement, Partial<UndoableShown>, unknown> {
  const name = yield* nameOfTarget(from.panel.organisationGid, payload.toPanelGid, payload.toGroupGid);
  const ticket = ticketGid ? yield* readTicket(ticketGid) : undefined;
  return { ...(name && { toName: name }), ...(ticket && { toNumber: (yield* calledNumber(from, ticket)).label }) };
}
