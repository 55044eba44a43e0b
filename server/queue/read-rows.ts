import type { CounterPause } from '#generated/shapes.ts';
import type { PauseReason, TicketSource } from '#generated/values.ts';
import { one, run, type Statement } from '../database/command.ts';
import type { QueueName } from './queue-gid.ts';
import type { CounterCall, CounterRow, QueueRow, TicketRow } from './rows.ts';
import { waitingList } from './status-groups.ts';

const queueColumns = `gid, owner_gid AS "ownerGid", service_date AS "serviceDate", session,
  starting_number AS "startingNumber", first_number AS "firstNumber", next_number AS "nextNumber",
  current_number AS "currentNumber", issuing,
  ordinary_calls AS "ordinaryCalls", priority_run AS "priorityRun", late_at AS "lateAt", passed_at AS "passedAt",
  examined_at AS "examinedAt", extra_at AS "extraAt", slot_ends_at AS "slotEndsAt"`;

/** Columns of a ticket; the table is called t. */
export const ticketColumns = `t.gid, t.queue_gid AS "queueGid", t.number, t.order_key AS "orderKey", t.status, t.source,
  t.access_key AS "accessKey", t.appointment_gid AS "appointmentGid", t.issued_at AS "issuedAt",
  t.checked_in_at AS "checkedInAt", t.called_at AS "calledAt", t.calls, t.passes, t.counter_gid AS "counterGid",
  t.for_counter_gid AS "forCounterGid",
  t.chosen_counter_gid AS "chosenCounterGid", t.lane, t.priority, t.arrived_at AS "arrivedAt",
  t.joined_count AS "joinedCount", t.slot_ends_at AS "slotEndsAt"`;

/** Yields a stored queue, or undefined when nobody has used it yet. */
export function* readQueue(gid: string): Generator<Statement, QueueRow | undefined, unknown> {
  return yield* one<QueueRow>('queue', `SELECT ${queueColumns} FROM queue WHERE gid = ?`, gid);
}

const lastRoundByName = `SELECT ${queueColumns} FROM queue WHERE owner_gid = ? AND service_date = ? AND session = ?
  ORDER BY length(gid) DESC, gid DESC LIMIT 1`;

/** Yields a queue by its name in its last round, or undefined when nobody has used it yet. */
export function* latestRoundOf(name: QueueName): Generator<Statement, QueueRow | undefined, unknown> {
  return yield* one<QueueRow>('queue', lastRoundByName, name.ownerGid, name.serviceDate, name.session);
}

/** Yields a queue by its name in its last round, or as given when nobody has used it yet. */
export function* latestRound(queue: QueueRow): Generator<Statement, QueueRow, unknown> {
  const found = yield* latestRoundOf(queue);
  return found ? storedQueue(found) : queue;
}

/** Each column by its name: a copy of a row is slow, and every press reads its queue. */
function storedQueue(found: QueueRow): QueueRow {
  const { gid, ownerGid, serviceDate, session, startingNumber, firstNumber, nextNumber, currentNumber } = found;
  const { issuing, ordinaryCalls, priorityRun, lateAt, passedAt, examinedAt, extraAt, slotEndsAt } = found;
  return {
    gid,
    ownerGid,
    serviceDate,
    session,
    startingNumber,
    firstNumber,
    nextNumber,
    currentNumber,
    issuing,
    ordinaryCalls,
    priorityRun,
    lateAt,
    passedAt,
    examinedAt,
    extraAt,
    slotEndsAt,
    stored: true,
  };
}

export function* queueExists(gid: string): Generator<Statement, boolean, unknown> {
  return (yield* one('queue', 'SELECT gid FROM queue WHERE gid = ?', gid)) !== undefined;
}

export function* openQueueRow(organisationGid: string, queue: QueueRow): Generator<Statement, void, unknown> {
  yield* run(
    'queue',
    `INSERT INTO queue (gid, organisation_gid, owner_gid, service_date, session, starting_number, first_number,
       next_number, current_number)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
    queue.gid,
    organisationGid,
    queue.ownerGid,
    queue.serviceDate,
    queue.session,
    queue.startingNumber,
    queue.firstNumber,
    queue.startingNumber,
  );
}

export function* readTicket(gid: string): Generator<Statement, TicketRow | undefined, unknown> {
  return yield* one<TicketRow>('ticket', `SELECT ${ticketColumns} FROM ticket t WHERE gid = ?`, gid);
}

const calledByCounter = `SELECT ${ticketColumns} FROM ticket t
  WHERE t.gid = (SELECT c.call_ticket_gid FROM counter c WHERE c.panel_gid = ?)`;

/** Yields the ticket that a counter has called and not finished with; undefined where it has none, or no list is kept. */
export function* readCalledTicket(panelGid: string): Generator<Statement, TicketRow | undefined, unknown> {
  return yield* one<TicketRow>(['counter', 'ticket'], calledByCounter, panelGid);
}

/** Yields the ticket with a number in a queue; a cancelled one only if no other has the number. */
export function* readTicketByNumber(
  queueGid: string,
  number: number,
): Generator<Statement, TicketRow | undefined, unknown> {
  // Each of the two conditions has its index; one question for both would look through the whole queue.
  return yield* one<TicketRow>(
    'ticket',
    `SELECT ${ticketColumns} FROM ticket t WHERE t.gid = COALESCE(
       (SELECT n.gid FROM ticket n WHERE n.queue_gid = ? AND n.number = ? AND n.status <> 'canceled'),
       (SELECT c.gid FROM ticket c WHERE c.queue_gid = ? AND c.status = 'canceled' AND c.number = ?
        ORDER BY c.gid LIMIT 1))`,
    queueGid,
    number,
    queueGid,
    number,
  );
}

/** Yields whether the patient of an appointment was passed in a queue under a number that was canceled since. */
export function* wasPassedBefore(
  queueGid: string,
  number: number,
  appointmentGid: string,
): Generator<Statement, boolean, unknown> {
  const passed = yield* one(
    'ticket',
    `SELECT c.gid FROM ticket c WHERE c.queue_gid = ? AND c.status = 'canceled' AND c.number = ?
     AND c.appointment_gid = ? AND c.passes > 0 LIMIT 1`,
    queueGid,
    number,
    appointmentGid,
  );
  return passed !== undefined;
}

/** Yields the ticket of an appointment that has not been cancelled. */
export function* readTicketOfAppointment(appointmentGid: string): Generator<Statement, TicketRow | undefined, unknown> {
  return yield* one<TicketRow>(
    'ticket',
    `SELECT ${ticketColumns} FROM ticket t WHERE appointment_gid = ? AND status <> 'canceled'`,
    appointmentGid,
  );
}

/** Yields how many wait in a queue; without those of one source, where that is wanted. */
export function* countWaiting(queueGid: string, without?: TicketSource): Generator<Statement, number, unknown> {
  const found = yield* one<{ count: number }>(
    'ticket',
    `SELECT COUNT(*) AS count FROM ticket
     WHERE queue_gid = ? AND status IN ${waitingList}${without ? ' AND source <> ?' : ''}`,
    queueGid,
    ...(without ? [without] : []),
  );
  return Number(found?.count ?? 0);
}

/** Yields for how many a number of a queue is reserved who have not checked in. */
export function* countReserved(queueGid: string): Generator<Statement, number, unknown> {
  const found = yield* one<{ count: number }>(
    'ticket',
    "SELECT COUNT(*) AS count FROM ticket WHERE queue_gid = ? AND status = 'registering'",
    queueGid,
  );
  return Number(found?.count ?? 0);
}

/** Yields how many counters but one have a patient of a queue called. */
export function* countCalling(queueGid: string, exceptPanelGid: string): Generator<Statement, number, unknown> {
  const found = yield* one<{ count: number }>(
    'counter',
    'SELECT COUNT(*) AS count FROM counter WHERE call_queue_gid = ? AND panel_gid <> ?',
    queueGid,
    exceptPanelGid,
  );
  return Number(found?.count ?? 0);
}

/** Yields whether anybody waits in a queue. */
export function* hasWaiting(queueGid: string): Generator<Statement, boolean, unknown> {
  const found = yield* one(
    'ticket',
    `SELECT gid FROM ticket WHERE queue_gid = ? AND status IN ${waitingList} LIMIT 1`,
    queueGid,
  );
  return found !== undefined;
}

interface FlatCounter extends Omit<CounterRow, 'call' | 'turn' | 'pause'> {
  pauseReason: PauseReason | null;
  pauseUntil: number | null;
  callQueueGid: string | null;
  callTicketGid: string | null;
  callNumber: number;
  callCalls: number;
  callAt: number;
  callSeq: number;
  turnOwnerGid: string | null;
  turnCalls: number;
}

const counterColumns = `panel_gid AS "panelGid", service, staff_gid AS "staffGid", staff_name AS "staffName",
  doctor_name AS "doctorName", queue_gid AS "queueGid", call_queue_gid AS "callQueueGid", call_ticket_gid AS "callTicketGid",
  call_number AS "callNumber", call_calls AS "callCalls", call_at AS "callAt", call_seq AS "callSeq",
  turn_owner_gid AS "turnOwnerGid", turn_calls AS "turnCalls", pause_reason AS "pauseReason",
  pause_until AS "pauseUntil"`;

const counterByPanel = `SELECT ${counterColumns} FROM counter WHERE panel_gid = ?`;

/** Yields who sits at a counter, or undefined if nobody ever did. */
export function* readCounter(panelGid: string): Generator<Statement, CounterRow | undefined, unknown> {
  const flat = yield* one<FlatCounter>('counter', counterByPanel, panelGid);
  return flat && counterFrom(flat);
}

/** Each column by its name: leaving some out of a copy is slow, and every press reads its counter. */
function counterFrom(flat: FlatCounter): CounterRow {
  const { panelGid, service, staffGid, staffName, doctorName, queueGid, turnOwnerGid, turnCalls: calls } = flat;
  const turn = turnOwnerGid ? { ownerGid: turnOwnerGid, calls } : null;
  return {
    panelGid,
    service,
    staffGid,
    staffName,
    doctorName,
    queueGid,
    call: callFrom(flat),
    turn,
    pause: pauseFrom(flat),
  };
}

function pauseFrom({ pauseReason: reason, pauseUntil: until }: FlatCounter): CounterPause | null {
  return reason || until ? { ...(reason && { reason }), ...(until && { until: Number(until) }) } : null;
}

function callFrom(flat: FlatCounter): CounterCall | null {
  const { callQueueGid: queueGid, callTicketGid: ticketGid, callNumber: number, callCalls: calls } = flat;
  return queueGid ? { queueGid, ticketGid, number, calls, calledAt: flat.callAt, seq: flat.callSeq } : null;
}
