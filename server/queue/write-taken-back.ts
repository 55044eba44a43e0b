import type { QueueStatus } from '#generated/values.ts';
import { run, type Statement, sure } from '../database/command.ts';
import type { LoggedEvent } from './event.ts';
import { moveBack } from './move.ts';
import { clearCall, putCall } from './write-counter.ts';
import { countCall, countNumber } from './write-queue.ts';
import { placeAssigned, placeValues } from './write-ticket.ts';

/** A call that never was: the ticket waits as before, and the queue and the turn forget it. */
export function* takeBackCall(event: LoggedEvent): Generator<Statement, void, unknown> {
  const { restores, inARow } = event.payload!;
  const { status, calledAt, counterGid, forCounterGid, counts, currentNumber, turn } = restores!;
  if (event.ticketGid) {
    yield* sure(
      'ticket',
      `UPDATE ticket SET status = ?, called_at = ?, calls = calls - 1, counter_gid = ?, for_counter_gid = ?
       WHERE gid = ? AND status = 'called'`,
      moveBack('called', event.kind, status!),
      calledAt ?? null,
      counterGid ?? null,
      forCounterGid ?? null,
      event.ticketGid,
    );
  }
  if (counts) yield* countCall(event.queueGid!, counts);
  if (currentNumber !== undefined) yield* countNumber({ ...event, number: currentNumber });
  yield* clearCall(event);
  if (inARow === undefined) return;
  yield* run(
    'counter',
    'UPDATE counter SET turn_owner_gid = ?, turn_calls = ? WHERE panel_gid = ?',
    turn?.ownerGid ?? null,
    turn?.calls ?? null,
    event.panelGid!,
  );
}

/** The end of a call that never was: the patient is at the counter again, with the number of that queue. */
export function* takeBackEnd(event: LoggedEvent): Generator<Statement, void, unknown> {
  const { status, call, passes, place, chosenCounterGid } = event.payload!.restores!;
  if (event.ticketGid) {
    yield* sure(
      'ticket',
      `UPDATE ticket SET status = ?, queue_gid = ?, number = ?, for_counter_gid = NULL,
         chosen_counter_gid = coalesce(?, chosen_counter_gid)
         ${passes === undefined ? '' : ', passes = ?'}${place ? `, ${placeAssigned}` : ''}
       WHERE gid = ? AND status = ?`,
      moveBack(event.claim as QueueStatus, event.kind, status!),
      event.queueGid!,
      event.number!,
      chosenCounterGid ?? null,
      ...(passes === undefined ? [] : [passes]),
      ...(place ? placeValues(place) : []),
      event.ticketGid,
      event.claim!,
    );
  }
  yield* putCall(event, call!);
}
