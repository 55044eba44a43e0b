import type { EventKind } from '#generated/values.ts';
import { drawsNumber } from './draws-number.ts';
import type { LoggedEvent } from './event.ts';
import { issuedStatus, move, moveBack } from './move.ts';
import { afterCall } from './policy/after-call.ts';
import { noCalls } from './policy/line.ts';
import { positionAfter } from './policy/position-after.ts';
import { queueName } from './queue-gid.ts';
import type { CounterRow, QueueRow, TicketRow } from './rows.ts';

/** Everything that the log says about queues, tickets and counters. */
export interface Folded {
  readonly queues: Map<string, QueueRow>;
  readonly tickets: Map<string, TicketRow>;
  readonly counters: Map<string, CounterRow>;
}

/** Makes the rows anew from an organisation's log, oldest event first; the stored rows always equal them. */
export function fold(events: Iterable<LoggedEvent>): Folded {
  const rows = nothingFolded();
  for (const event of events) foldInto(rows, event);
  return rows;
}

/** What an empty log says. */
export function nothingFolded(): Folded {
  return { queues: new Map(), tickets: new Map(), counters: new Map() };
}

/**
 * Takes the next event into the rows.
 * @throws Error if it cannot follow those before it
 */
export function foldInto(rows: Folded, event: LoggedEvent): void {
  if (event.queueGid) openQueue(rows, event, event.queueGid);
  if (event.ticketGid) rows.tickets.set(event.ticketGid, ticketAfter(rows.tickets.get(event.ticketGid), event));
  if (event.kind === 'called' && event.ticketGid) countCall(rows, event);
  if ((event.kind === 'called' && !event.ticketGid) || event.kind === 'preset') setCurrentNumber(rows, event);
  if (event.kind === 'callTakenBack') uncountCall(rows, event);
  if (event.kind === 'loggedOut') release(rows, event);
  if (event.panelGid && counterKinds.has(event.kind)) {
    rows.counters.set(event.panelGid, counterAfter(rows.counters.get(event.panelGid), event, event.panelGid));
  }
}

const counterKinds = new Set<EventKind>([
  'loggedIn',
  'loggedOut',
  'called',
  'recalled',
  'passed',
  'completed',
  'transferred',
  'wentAway',
  'sentToExamination',
  'putBack',
  'callTakenBack',
  'endTakenBack',
  'paused',
  'resumed',
]);

function openQueue(rows: Folded, { payload, kind, number }: LoggedEvent, gid: string): void {
  if (payload?.opens) {
    const { startingNumber, firstNumber = null } = payload.opens;
    rows.queues.set(gid, {
      gid,
      ...queueName(gid),
      startingNumber,
      firstNumber,
      nextNumber: startingNumber,
      currentNumber: 0,
      issuing: 'open',
      ...noCalls,
    });
  }
  const queue = rows.queues.get(gid)!;
  if (kind === 'issued' && drawsNumber(payload?.source)) {
    rows.queues.set(gid, { ...queue, nextNumber: number! + 1 });
  }
  if (kind === 'issuingPaused') rows.queues.set(gid, { ...queue, issuing: 'paused' });
  if (kind === 'issuingResumed') rows.queues.set(gid, { ...queue, issuing: 'open' });
}

/** Whoever was sent to a counter that is left, or chose it, waits for any other of the queue. */
function release(rows: Folded, { panelGid }: LoggedEvent): void {
  for (const ticket of rows.tickets.values()) {
    const forCounterGid = ticket.forCounterGid === panelGid ? null : ticket.forCounterGid;
    const chosenCounterGid = ticket.chosenCounterGid === panelGid ? null : ticket.chosenCounterGid;
    rows.tickets.set(ticket.gid, { ...ticket, forCounterGid, chosenCounterGid });
  }
}

/** A call of the list changes what the queue remembers; calls from before there were lanes did not. */
function countCall(rows: Folded, { queueGid, ticketGid, payload }: LoggedEvent): void {
  if (!payload?.lane || !payload.reason) return;
  const queue = rows.queues.get(queueGid!)!;
  const slotEndsAt = payload.staysInSlot ? 0 : rows.tickets.get(ticketGid!)!.slotEndsAt;
  rows.queues.set(queue.gid, {
    ...queue,
    ...afterCall(queue, { lane: payload.lane, reason: payload.reason, slotEndsAt }),
  });
}

/** A call that was taken back is as if it had not been, unless others were called after it. */
function uncountCall(rows: Folded, { queueGid, payload }: LoggedEvent): void {
  const { counts, currentNumber } = payload!.restores!;
  const queue = rows.queues.get(queueGid!)!;
  rows.queues.set(queue.gid, { ...queue, ...counts, currentNumber: currentNumber ?? queue.currentNumber });
}

function setCurrentNumber(rows: Folded, { queueGid, number }: LoggedEvent): void {
  const queue = rows.queues.get(queueGid!)!;
  rows.queues.set(queue.gid, { ...queue, currentNumber: number! });
}

function ticketAfter(ticket: TicketRow | undefined, event: LoggedEvent): TicketRow {
  if (event.kind === 'issued') return issued(event);
  if (!ticket) throw new Error(`the log names ticket ${event.ticketGid} before it was issued`);
  switch (event.kind) {
    case 'checkedIn':
      return {
        ...ticket,
        ...positionAfter(ticket, event),
        status: move(ticket.status, event.kind),
        checkedInAt: event.at,
        chosenCounterGid: event.payload?.chosenCounterGid ?? ticket.chosenCounterGid,
      };
    case 'called':
      return {
        ...ticket,
        status: move(ticket.status, event.kind),
        calledAt: event.at,
        calls: ticket.calls + 1,
        counterGid: event.panelGid ?? null,
        forCounterGid: null,
      };
    case 'recalled':
      return { ...ticket, status: move(ticket.status, event.kind), calls: ticket.calls + 1 };
    case 'received':
      return {
        ...ticket,
        ...positionAfter(ticket, event),
        status: move(ticket.status, event.kind),
        queueGid: event.queueGid!,
        number: event.number!,
        forCounterGid: event.panelGid ?? null,
        chosenCounterGid: event.payload?.chosenCounterGid ?? null,
      };
    case 'consultationStarted':
    case 'serviceStarted':
      return { ...ticket, status: move(ticket.status, event.kind) };
    case 'cameBack':
    case 'backFromExamination':
    case 'priorityChanged':
      return { ...ticket, ...positionAfter(ticket, event), status: move(ticket.status, event.kind) };
    case 'putBack':
      return {
        ...ticket,
        ...positionAfter(ticket, event),
        status: move(ticket.status, event.kind),
        forCounterGid: null,
      };
    case 'callTakenBack':
    case 'endTakenBack':
      return ticketRestored(ticket, event);
    case 'passed':
    case 'movedToPassed':
      return {
        ...ticket,
        status: move(ticket.status, event.kind),
        passes: ticket.passes + 1,
        forCounterGid: null,
      };
    default:
      return { ...ticket, status: move(ticket.status, event.kind), forCounterGid: null };
  }
}

function ticketRestored(ticket: TicketRow, { kind, queueGid, number, payload }: LoggedEvent): TicketRow {
  const restores = payload!.restores!;
  const status = moveBack(ticket.status, kind, restores.status!);
  if (kind === 'callTakenBack') {
    const { calledAt = null, counterGid = null, forCounterGid = null } = restores;
    return { ...ticket, status, calledAt, counterGid, forCounterGid, calls: ticket.calls - 1 };
  }
  return {
    ...ticket,
    ...restores.place,
    status,
    passes: restores.passes ?? ticket.passes,
    queueGid: queueGid!,
    number: number!,
    forCounterGid: null,
    chosenCounterGid: restores.chosenCounterGid ?? ticket.chosenCounterGid,
  };
}

function issued(event: LoggedEvent): TicketRow {
  const { ticketGid, queueGid, number, payload, at } = event;
  return {
    ...positionAfter(undefined, event),
    gid: ticketGid!,
    queueGid: queueGid!,
    number: number!,
    status: issuedStatus(payload!.source!),
    source: payload!.source!,
    accessKey: payload!.accessKey!,
    appointmentGid: payload!.appointmentGid ?? null,
    issuedAt: at,
    checkedInAt: null,
    calledAt: null,
    calls: 0,
    passes: 0,
    counterGid: null,
    forCounterGid: null,
    chosenCounterGid: payload!.chosenCounterGid ?? null,
  };
}

function counterAfter(known: CounterRow | undefined, event: LoggedEvent, panelGid: string): CounterRow {
  const counter = known ?? nobody(panelGid);
  switch (event.kind) {
    case 'loggedIn':
      return {
        ...counter,
        service: 'serving',
        pause: null,
        staffGid: event.staffGid ?? null,
        staffName: event.payload?.staffName ?? null,
        doctorName: event.payload?.doctorName ?? null,
        queueGid: event.payload?.queueGid ?? null,
      };
    case 'loggedOut':
      return { ...counter, service: 'unlogin', pause: null, staffGid: null, staffName: null, doctorName: null };
    case 'paused':
      return { ...counter, service: 'pause', pause: event.payload?.pause ?? null };
    case 'resumed':
      return { ...counter, service: 'serving', pause: null };
    case 'called':
      return { ...counter, call: newCall(event), turn: turnAfter(counter, event) };
    case 'recalled':
      return {
        ...counter,
        call: { ...counter.call!, calls: counter.call!.calls + 1, calledAt: event.at, seq: event.seq },
      };
    case 'callTakenBack':
      return {
        ...counter,
        call: null,
        turn: event.payload?.inARow ? (event.payload.restores?.turn ?? null) : counter.turn,
      };
    case 'endTakenBack':
      return { ...counter, call: restoredCall(event) };
    default:
      // Whoever leaves from the list leaves the call of another as it is.
      return counter.call?.ticketGid === (event.ticketGid ?? null) ? { ...counter, call: null } : counter;
  }
}

function nobody(panelGid: string): CounterRow {
  return {
    panelGid,
    service: 'unlogin',
    staffGid: null,
    staffName: null,
    doctorName: null,
    queueGid: null,
    call: null,
    turn: null,
    pause: null,
  };
}

function turnAfter({ turn }: CounterRow, { queueGid, payload }: LoggedEvent): CounterRow['turn'] {
  return payload?.inARow ? { ownerGid: queueName(queueGid!).ownerGid, calls: payload.inARow } : turn;
}

function restoredCall({ queueGid, ticketGid, number, payload }: LoggedEvent): CounterRow['call'] {
  return { queueGid: queueGid!, ticketGid: ticketGid ?? null, number: number!, ...payload!.restores!.call! };
}

function newCall({ queueGid, ticketGid, number, at, seq }: LoggedEvent): CounterRow['call'] {
  return { queueGid: queueGid!, ticketGid: ticketGid ?? null, number: number!, calls: 1, calledAt: at, seq };
}
