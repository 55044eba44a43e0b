import { all, type Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { inQueue } from './appointment-row.ts';
import { readArrivalKey } from './arrival-key.ts';
import type { TransferTarget } from './counter-state.ts';
import { drawsFrom, nextFree } from './decide-ticket.ts';
import { highestNumber } from './highest-number.ts';
import { numbersTaken } from './issue-ticket.ts';
import {
  type CounterPlace,
  currentQueue,
  type OrganisationDay,
  ownerOf,
  readPlace,
  readPlaces,
  serves,
} from './place.ts';
import { readCounter, readTicketByNumber } from './read-rows.ts';
import type { CounterRow, QueueRow, TicketRow } from './rows.ts';
import { servedQueue } from './served-queue.ts';
import { callersOf } from './turn/called-places.ts';
import { variants } from './variants.ts';

/** Where a patient is sent: to one counter, or into the line of a group. */
export type TransferWish = { readonly toPanelGid: string } | { readonly toGroupGid: string };

/**
 * Yields the counter or group to which a patient is sent, and the number that the patient would have there. Refuses
 * what the organisation does not have (not_found, panel_group_not_found).
 */
export function* readTransferTarget(
  from: CounterPlace,
  day: OrganisationDay,
  wish: TransferWish,
  ticket: TicketRow | undefined,
): Generator<Statement, TransferTarget, unknown> {
  return 'toGroupGid' in wish
    ? yield* readGroup(from, day, wish.toGroupGid, ticket)
    : yield* readOneCounter(from, day, wish.toPanelGid, ticket);
}

function* readOneCounter(
  from: CounterPlace,
  day: OrganisationDay,
  panelGid: string,
  ticket: TicketRow | undefined,
): Generator<Statement, TransferTarget, unknown> {
  const place = yield* readPlace(day.organisationGid, panelGid);
  const counter = yield* readCounter(panelGid);
  const queue = yield* servedQueue(place, day, counter);
  const number = ticket ? yield* numberThere(place, queue, ticket) : queue.nextNumber;
  return {
    panelGid,
    groupGid: place.group?.gid,
    allowed: mayReceive(from, place),
    staffed: isOpen(place, counter),
    keepsList: place.callingMode >= 1,
    queue,
    number,
    // A patient who was sent is next there anyway.
    orderKey: number,
  };
}

function* readGroup(
  from: CounterPlace,
  day: OrganisationDay,
  groupGid: string,
  ticket: TicketRow | undefined,
): Generator<Statement, TransferTarget, unknown> {
  if (!(yield* getDocument('group', day.organisationGid, groupGid))) {
    throw new Refusal({ code: 'panel_group_not_found', field: 'toGroupGid' });
  }
  const places = yield* readPlaces(day.organisationGid);
  const members = places.filter(({ group }) => group?.gid === groupGid);
  const place = members.find(({ callingMode }) => callingMode >= 1) ?? members[0];
  if (!place) throw new Refusal({ code: 'transfer_target_not_allowed', field: 'toGroupGid' });
  let staffed = false;
  for (const caller of callersOf(groupGid, places)) staffed ||= isOpen(caller, yield* readCounter(caller.panel.gid));
  const queue = yield* currentQueue(place, day);
  const number = ticket ? yield* numberThere(place, queue, ticket) : queue.nextNumber;
  return {
    panelGid: undefined,
    groupGid,
    allowed: mayReceive(from, place),
    staffed,
    keepsList: place.callingMode >= 1,
    queue,
    number,
    orderKey: yield* readArrivalKey(queue, number),
  };
}

/** Whether patients of one counter may be sent to another. */
export function mayReceive(from: CounterPlace, to: CounterPlace): boolean {
  return serves(to) && variants[from.variant].transfersTo.includes(to.variant);
}

/** Whether somebody sits there, on a panel that is switched on. */
export function isOpen({ panel }: CounterPlace, counter: CounterRow | undefined): boolean {
  return panel.body.status !== 'disable' && counter !== undefined && counter.service !== 'unlogin';
}

/**
 * The number of the patient's appointment there, else the one that the patient has, unless somebody has it there or
 * another's appointment keeps it; then the next free one.
 */
export function* numberThere(
  place: CounterPlace,
  queue: QueueRow,
  { queueGid, number, appointmentGid }: TicketRow,
): Generator<Statement, number, unknown> {
  if (queueGid === queue.gid) return number;
  const { sql, values } = inQueue(place, queue);
  const kept = yield* all<{ gid: string; number: number }>(
    'appointment',
    `SELECT a.gid, a.serial_number AS "number" FROM appointment a WHERE ${sql} AND (a.serial_number = ? OR a.gid = ?)`,
    ...values,
    number,
    appointmentGid ?? '',
  );
  const own = kept.find(({ gid }) => gid === appointmentGid);
  const wanted = own ? Number(own.number) : number;
  const holder = yield* readTicketByNumber(queue.gid, wanted);
  const free = (own || kept.length === 0) && (!holder || holder.status === 'canceled');
  if (free) return wanted;
  const next = nextFree(drawsFrom(queue), yield* numbersTaken(place, queue), ownerOf(place).body.walkInNumbers);
  if (next > highestNumber) throw new Refusal({ code: 'maximum_call_limit' });
  return next;
}
