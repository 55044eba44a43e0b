import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { numberLabel, numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, ownerOf } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { widthOfQueue } from '../queue/width-of-queue.ts';

/** A called number as screens show it. */
export interface CalledNumber {
  readonly label: string;
  /** The mark of its queue, if that has one. */
  readonly mark?: string;
}

/** Yields a number that a counter called, as its queue writes it: the counter's own, or another that it calls in turn. */
export function* calledNumber(
  place: CounterPlace,
  { queueGid, number }: { readonly queueGid: string | null; readonly number: number },
): Generator<Statement, CalledNumber, unknown> {
  const { startingNumber = 1 } = ownerOf(place).body;
  const width = queueGid ? yield* widthOfQueue(queueGid) : numberWidth(startingNumber);
  const mark = yield* markOfCall(place, queueGid);
  return { label: numberLabel(number, width), ...(mark && { mark }) };
}

/** Yields the mark of the queue that a counter called from, if that has one. */
export function* markOfCall(
  place: CounterPlace,
  queueGid: string | null,
): Generator<Statement, string | undefined, unknown> {
  return (yield* ownerOfCall(place, queueGid)).body.queueMark;
}

/** Whatever has been removed since is written as the counter's own. */
function* ownerOfCall(
  place: CounterPlace,
  queueGid: string | null,
): Generator<Statement, Document<'panel'> | Document<'group'>, unknown> {
  const own = ownerOf(place);
  const { organisationGid } = place.panel;
  const ownerGid = queueGid ? queueName(queueGid).ownerGid : own.gid;
  if (ownerGid === own.gid) return own;
  const room = yield* getDocument('panel', organisationGid, ownerGid);
  return room ?? (yield* getDocument('group', organisationGid, ownerGid)) ?? own;
}
