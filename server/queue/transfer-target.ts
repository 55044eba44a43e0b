import { inQueue } from '../appointments/appointment-row.ts';
import type { Statement } from '../database/command.ts';
import { one } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { highestNumber, type TransferTarget } from './decide-counter.ts';
import { nextFree } from './decide-ticket.ts';
import { numbersTaken } from './issue-ticket.ts';
import { type CounterPlace, readPlace, type Setting, serves } from './place.ts';
import { readCounter, readTicketByNumber } from './read-rows.ts';
import type { QueueRow, TicketRow } from './rows.ts';
import { servedQueue } from './served-queue.ts';
import { variants } from './variants.ts';

/** Yields the counter to which a patient is sent, and the number that the patient would have there. */
export function* readTransferTarget(
  from: CounterPlace,
  setting: Setting,
  panelGid: string,
  ticket: TicketRow | undefined,
): Generator<Statement, TransferTarget, unknown> {
  const place = yield* readPlace(setting.organisationGid, panelGid);
  const counter = yield* readCounter(panelGid);
  const queue = yield* servedQueue(place, setting, counter);
  const open = place.panel.body.status !== 'disable' && counter !== undefined && counter.service !== 'unlogin';
  return {
    panelGid,
    groupGid: place.group?.gid,
    allowed: serves(place) && variants[from.variant].transfersTo.includes(place.variant),
    staffed: open,
    keepsList: place.callingMode >= 1,
    queue,
    number: ticket ? yield* numberThere(place, queue, ticket) : queue.nextNumber,
  };
}

/** The patient's own number, unless somebody has it there or an appointment keeps it; then the next free one. */
function* numberThere(
  place: CounterPlace,
  queue: QueueRow,
  { gid, number }: TicketRow,
): Generator<Statement, number, unknown> {
  const holder = yield* readTicketByNumber(queue.gid, number);
  const { sql, values } = inQueue(place, queue);
  const reserved = yield* one(
    `SELECT a.gid FROM appointment a WHERE ${sql} AND a.serial_number = ?`,
    ...values,
    number,
  );
  const free = !reserved && (!holder || holder.status === 'canceled' || holder.gid === gid);
  if (free) return number;
  const next = nextFree(queue.nextNumber, yield* numbersTaken(place, queue));
  if (next > highestNumber) throw new Refusal({ code: 'maximum_call_limit' });
  return next;
}
