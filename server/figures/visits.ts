import type { EventPayload } from '../queue/event.ts';
import { queueName } from '../queue/queue-gid.ts';
import type { Fact, FactKind, LogLine } from './log-line.ts';

interface OpenCall {
  readonly ticketGid: string | null;
  readonly calledAt: number;
}

/**
 * Makes facts of what happens to numbers, line by line. A wait lasts from the issue (of an appointment: the check-in,
 * of a transferred patient: the arrival) to the first call, a service from the call to its completion; who is completed
 * without being at the counter has none.
 */
export function createVisits(tell: (fact: Fact) => void): (line: LogLine) => void {
  const waitingSince = new Map<string, number>();
  /** The standing call of each counter. */
  const calls = new Map<string, OpenCall>();
  /** Ends the standing call of a counter, if it is that of the line: others are completed or sent on from the list. */
  const endCall = ({ panelGid, ticketGid }: LogLine): OpenCall | undefined => {
    const call = calls.get(panelGid!);
    if (call?.ticketGid !== ticketGid) return undefined;
    calls.delete(panelGid!);
    return call;
  };

  return (line) => {
    const { kind, at, ticketGid, panelGid } = line;
    switch (kind) {
      case 'issued': {
        const { source } = JSON.parse(line.payload ?? '{}') as EventPayload;
        if (source !== 'appointment') waitingSince.set(ticketGid!, at);
        return tell(factOf(line, 'issued'));
      }
      case 'checkedIn':
      case 'received':
        return void waitingSince.set(ticketGid!, at);
      case 'called': {
        const since = ticketGid ? waitingSince.get(ticketGid) : undefined;
        if (ticketGid) waitingSince.delete(ticketGid);
        calls.set(panelGid!, { ticketGid, calledAt: at });
        return tell(factOf(line, 'called', since === undefined ? undefined : at - since));
      }
      case 'recalled':
        return tell(factOf(line, 'recalled'));
      case 'completed':
      case 'passed': {
        const call = endCall(line);
        if (kind === 'passed') return tell(factOf(line, kind));
        const { closedBy } = JSON.parse(line.payload ?? '{}') as EventPayload;
        if (closedBy === 'nobody') return tell(factOf(line, 'notClosed'));
        if (closedBy === 'next') tell(factOf(line, 'completedByNext'));
        return tell(factOf(line, kind, call && at - call.calledAt));
      }
      case 'transferred':
        endCall(line);
        return tell(factOf(line, 'transferred'));
      case 'wentAway':
      case 'sentToExamination':
      case 'putBack':
        return void endCall(line);
      case 'canceled':
        waitingSince.delete(ticketGid!);
        return tell(factOf(line, 'canceled'));
      case 'movedToPassed':
        return void waitingSince.delete(ticketGid!);
    }
  };
}

function factOf({ at, queueGid, panelGid, staffGid }: LogLine, kind: FactKind, ms?: number): Fact {
  const { ownerGid, session } = queueGid ? queueName(queueGid) : {};
  return {
    kind,
    at,
    ownerGid,
    session,
    panelGid: panelGid ?? undefined,
    staffGid: staffGid ?? undefined,
    ms,
  };
}
