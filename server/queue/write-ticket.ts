import type { QueueStatus } from '#generated/values.ts';
import { run, type Statement, sure } from '../database/command.ts';
import { drawsNumber } from './draws-number.ts';
import type { LoggedEvent } from './event.ts';
import { issuedStatus, move } from './move.ts';
import type { LinePosition } from './policy/line.ts';
import { positionAfter } from './policy/position-after.ts';
import { atCounterList } from './status-groups.ts';

const placeColumns = ['lane', 'priority', 'order_key', 'arrived_at', 'joined_count', 'slot_ends_at'] as const;
export const placeAssigned = placeColumns.map((column) => `${column} = ?`).join(', ');

export function placeValues({ lane, priority, orderKey, arrivedAt, joinedCount, slotEndsAt }: LinePosition) {
  return [lane, priority, orderKey, arrivedAt, joinedCount, slotEndsAt] as const;
}

/** A new ticket; a walk-in moves the number counter on. */
export function* issue(organisationGid: string, event: LoggedEvent): Generator<Statement, void, unknown> {
  const { payload, number } = event;
  yield* run(
    'ticket',
    `INSERT INTO ticket (gid, organisation_gid, queue_gid, number, status, source, access_key,
       appointment_gid, issued_at, chosen_counter_gid, ${placeColumns.join(', ')})
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    event.ticketGid!,
    organisationGid,
    event.queueGid!,
    number!,
    issuedStatus(payload!.source!),
    payload!.source!,
    payload!.accessKey!,
    payload!.appointmentGid ?? null,
    event.at,
    payload!.chosenCounterGid ?? null,
    ...placeValues(positionAfter(undefined, event)),
  );
  if (!drawsNumber(payload!.source)) return;
  yield* sure(
    'queue',
    'UPDATE queue SET next_number = ? WHERE gid = ? AND next_number <= ?',
    number! + 1,
    event.queueGid!,
    number!,
  );
}

export function* checkIn(event: LoggedEvent): Generator<Statement, void, unknown> {
  if (!event.ticketGid) return;
  yield* run(
    'ticket',
    `UPDATE ticket SET status = ?, checked_in_at = ?, chosen_counter_gid = coalesce(?, chosen_counter_gid), ${placeAssigned}
     WHERE gid = ? AND status IN ('registering', 'awaiting')`,
    move('registering', event.kind),
    event.at,
    event.payload!.chosenCounterGid ?? null,
    ...placeValues(event.payload!.place!),
    event.ticketGid,
  );
}

export function* countRecall(ticketGid: string): Generator<Statement, void, unknown> {
  yield* run(
    'ticket',
    'UPDATE ticket SET calls = calls + 1, status = ? WHERE gid = ?',
    move('called', 'recalled'),
    ticketGid,
  );
}

/** The consultation or service begins: the ticket stays the counter's call. */
export function* start(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run('ticket', 'UPDATE ticket SET status = ? WHERE gid = ?', move('called', event.kind), event.ticketGid!);
}

/** Back in the line, at the place that was decided; undefined: from the counter. */
export function* returnToLine(event: LoggedEvent, from: QueueStatus | undefined): Generator<Statement, void, unknown> {
  yield* moveTicket(event, from);
  yield* run(
    'ticket',
    `UPDATE ticket SET ${placeAssigned} WHERE gid = ?`,
    ...placeValues(event.payload!.place!),
    event.ticketGid!,
  );
}

/** Another class of priority, at the place that was decided; whoever was sent to a counter stays sent. */
export function* changePlace(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* sure(
    'ticket',
    `UPDATE ticket SET ${placeAssigned} WHERE gid = ? AND status = ?`,
    ...placeValues(event.payload!.place!),
    event.ticketGid!,
    event.claim!,
  );
}

/** Passed, completed, canceled, sent away: only from the status that the decision saw; undefined: from the counter. */
export function* moveTicket(event: LoggedEvent, from: QueueStatus | undefined): Generator<Statement, void, unknown> {
  yield* sure(
    'ticket',
    `UPDATE ticket SET status = ?, passes = passes + ?, for_counter_gid = NULL
     WHERE gid = ? AND status ${from ? '= ?' : `IN ${atCounterList}`}`,
    move(from ?? 'called', event.kind),
    event.kind === 'passed' || event.kind === 'movedToPassed' ? 1 : 0,
    event.ticketGid!,
    ...(from ? [from] : []),
  );
}

/** A patient who was sent stands in the queue, with the number, and for the counter that the event names. */
export function* receive(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run(
    'ticket',
    `UPDATE ticket SET queue_gid = ?, number = ?, ${placeAssigned}, for_counter_gid = ?, chosen_counter_gid = ?
     WHERE gid = ?`,
    event.queueGid!,
    event.number!,
    ...placeValues(event.payload!.place!),
    event.panelGid ?? null,
    event.payload!.chosenCounterGid ?? null,
    event.ticketGid!,
  );
}

/** Whoever was sent to a counter that is left, or chose it, waits for any other of the queue. */
export function* release(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run('ticket', 'UPDATE ticket SET for_counter_gid = NULL WHERE for_counter_gid = ?', event.panelGid!);
  yield* run('ticket', 'UPDATE ticket SET chosen_counter_gid = NULL WHERE chosen_counter_gid = ?', event.panelGid!);
}
