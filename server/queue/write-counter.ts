import { run, type Statement } from '../database/command.ts';
import type { LoggedEvent } from './event.ts';
import { queueName } from './queue-gid.ts';
import type { CounterCall, CounterTurn } from './rows.ts';

/** The counter's call; with it whose turn it was, where it calls from several queues. */
export function* setCall(event: LoggedEvent): Generator<Statement, void, unknown> {
  const { inARow } = event.payload ?? {};
  const turn = inARow ? { ownerGid: queueName(event.queueGid!).ownerGid, calls: inARow } : undefined;
  yield* putCall(event, { calls: 1, calledAt: event.at, seq: event.seq }, turn);
}

/** The call that an event speaks of, called so often, stands at its counter. */
export function* putCall(
  event: LoggedEvent,
  { calls, calledAt, seq }: Pick<CounterCall, 'calls' | 'calledAt' | 'seq'>,
  turn?: CounterTurn,
): Generator<Statement, void, unknown> {
  yield* run(
    'counter',
    `UPDATE counter SET call_queue_gid = ?, call_ticket_gid = ?, call_number = ?, call_calls = ?, call_at = ?,
       call_seq = ?${turn ? ', turn_owner_gid = ?, turn_calls = ?' : ''}
     WHERE panel_gid = ?`,
    event.queueGid!,
    event.ticketGid ?? null,
    event.number!,
    calls,
    calledAt,
    seq,
    ...(turn ? [turn.ownerGid, turn.calls] : []),
    event.panelGid!,
  );
}

export function* recall(event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run(
    'counter',
    'UPDATE counter SET call_calls = call_calls + 1, call_at = ?, call_seq = ? WHERE panel_gid = ?',
    event.at,
    event.seq,
    event.panelGid!,
  );
}

/** The call is over; where somebody leaves who was not called, the call of another stays. */
export function* clearCall(event: LoggedEvent): Generator<Statement, void, unknown> {
  if (!event.panelGid) return;
  yield* run(
    'counter',
    `UPDATE counter SET call_queue_gid = NULL, call_ticket_gid = NULL, call_number = NULL, call_calls = NULL,
       call_at = NULL, call_seq = NULL
     WHERE panel_gid = ? AND call_ticket_gid ${event.ticketGid ? '= ?' : 'IS NULL'}`,
    event.panelGid,
    ...(event.ticketGid ? [event.ticketGid] : []),
  );
}

export function* logIn(organisationGid: string, event: LoggedEvent): Generator<Statement, void, unknown> {
  yield* run(
    'counter',
    `INSERT INTO counter (panel_gid, organisation_gid, service, staff_gid, staff_name, doctor_name, queue_gid)
     VALUES (?, ?, 'serving', ?, ?, ?, ?)
     ON CONFLICT (panel_gid) DO UPDATE SET pause_reason = NULL, pause_until = NULL, service = excluded.service, staff_gid = excluded.staff_gid,
       staff_name = excluded.staff_name, doctor_name = excluded.doctor_name, queue_gid = excluded.queue_gid`,
    event.panelGid!,
    organisationGid,
    event.staffGid ?? null,
    event.payload?.staffName ?? null,
    event.payload?.doctorName ?? null,
    event.payload?.queueGid ?? null,
  );
}

export function* setService(
  event: LoggedEvent,
  service: 'unlogin' | 'pause' | 'serving',
): Generator<Statement, void, unknown> {
  const leaves = service === 'unlogin' ? ', staff_gid = NULL, staff_name = NULL, doctor_name = NULL' : '';
  const { reason, until } = event.payload?.pause ?? {};
  yield* run(
    'counter',
    `UPDATE counter SET service = ?, pause_reason = ?, pause_until = ?${leaves} WHERE panel_gid = ?`,
    service,
    reason ?? null,
    until ?? null,
    event.panelGid!,
  );
}
