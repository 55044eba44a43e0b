import type { EventKind } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';
import type { AtCounter } from './counter-call.ts';
import type { CounterState } from './counter-state.ts';
import type { Before, QueueEvent } from './event.ts';
import { move, moveBack } from './move.ts';
import type { PressLine } from './press.ts';
import type { TicketRow } from './rows.ts';

/**
 * Takes the last press back (readLastPress): whoever was called stands in line as before, and whose call ended is at the
 * counter again. Refuses undo_followed where anything else has come of it, so that nobody else is touched.
 */
export function undo({ press }: CounterState, at: AtCounter): QueueEvent[] {
  const { called, ended, expired, endedTicket, followed, othersCalled, released } = press!;
  if (followed) throw new Refusal({ code: 'undo_followed' });
  return [
    ...(called ? [callTakenBack(called, othersCalled, released, at)] : []),
    ...(ended ? endTakenBack(ended, expired, endedTicket, released, at) : []),
  ];
}

function callTakenBack(line: PressLine, othersCalled: boolean, released: boolean, at: AtCounter): QueueEvent {
  const { counts, forCounterGid, ...before } = line.payload.before!;
  const restores: Before = {
    ...before,
    ...(forCounterGid && !released && { forCounterGid }),
    ...(counts && !othersCalled && { counts }),
  };
  if (before.status) moveBack('called', 'callTakenBack', before.status);
  const { inARow } = line.payload;
  const payload = { takesBack: [line.seq], restores, ...(inARow !== undefined && { inARow }) };
  return at('callTakenBack', { ...whose(line), payload });
}

function endTakenBack(
  line: PressLine,
  expired: PressLine | undefined,
  ticket: TicketRow | undefined,
  released: boolean,
  at: AtCounter,
): QueueEvent[] {
  const { chosenCounterGid, ...before } = line.payload.before!;
  const restores: Before = { ...before, ...(chosenCounterGid && !released && { chosenCounterGid }) };
  const seqs = [line.seq, ...(expired ? [expired.seq] : [])];
  const sent = line.kind === 'transferred';
  if (ticket && restores.status) moveBack(ticket.status, 'endTakenBack', restores.status);
  if (sent) move(ticket!.status, 'receiptTakenBack');
  return [
    ...(sent ? [receiptTakenBack(line, ticket!)] : []),
    at('endTakenBack', {
      ...whose(line),
      ...(ticket && { claim: ticket.status }),
      payload: { takesBack: sent ? [...seqs, line.seq + 1] : seqs, restores },
    }),
  ];
}

/** The queue to which the patient was sent loses them again; its screens and its counter are told. */
function receiptTakenBack({ payload }: PressLine, { gid, queueGid, number }: TicketRow): QueueEvent {
  const kind: EventKind = 'receiptTakenBack';
  return {
    kind,
    ...(payload.toPanelGid && { panelGid: payload.toPanelGid }),
    ...(payload.toGroupGid && { groupGid: payload.toGroupGid }),
    queueGid,
    ticketGid: gid,
    number,
  };
}

function whose({ queueGid, ticketGid, number }: PressLine): Partial<QueueEvent> {
  return { queueGid: queueGid!, number: number!, ...(ticketGid && { ticketGid }) };
}
