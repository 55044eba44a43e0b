import type { EventPayload } from '../queue/event.ts';
import { queueName } from '../queue/queue-gid.ts';
import type { Fact, FactKind, LogLine } from './log-line.ts';

export interface Visits {
  read(line: LogLine): void;
  /** The lines of the calls that nothing has ended so far. */
  open(): readonly LogLine[];
}

/**
 * Makes facts of what happens to numbers, line by line. A wait lasts from the issue (of an appointment: the check-in,
 * of a transferred patient: the arrival) to the first call, a service from the call to its completion; who is completed
 * without being at the counter has none. A call that the end of the day finished is of the day on which it was made.
 * @param day the business day whose lines are read
 */
export function createVisits(day: string, tell: (fact: Fact) => void): Visits {
  const waitingSince = new Map<string, number>();
  /** The standing call of each counter. */
  const calls = new Map<string, LogLine>();
  /** Tickets that a queue hands to its own next round, and have not arrived there so far. */
  const handedOn = new Set<string>();
  /** Ends the standing call of a counter, if it is that of the line: others are completed or sent on from the list. */
  const endCall = ({ panelGid, ticketGid }: LogLine): LogLine | undefined => {
    const call = calls.get(panelGid!);
    if (call?.ticketGid !== ticketGid) return undefined;
    calls.delete(panelGid!);
    return call;
  };

  const read = (line: LogLine) => {
    const { kind, at, ticketGid, panelGid } = line;
    switch (kind) {
      case 'issued': {
        const { source } = JSON.parse(line.payload ?? '{}') as EventPayload;
        if (source !== 'appointment') waitingSince.set(ticketGid!, at);
        return tell(factOf(line, 'issued'));
      }
      case 'received':
        if (handedOn.delete(ticketGid!)) return;
        return void waitingSince.set(ticketGid!, at);
      case 'checkedIn':
        return void waitingSince.set(ticketGid!, at);
      case 'called': {
        const since = ticketGid ? waitingSince.get(ticketGid) : undefined;
        if (ticketGid) waitingSince.delete(ticketGid);
        calls.set(panelGid!, line);
        return tell(factOf(line, 'called', since === undefined ? undefined : at - since));
      }
      case 'recalled':
        return tell(factOf(line, 'recalled'));
      case 'completed':
      case 'passed': {
        const call = endCall(line);
        if (kind === 'passed') return tell(factOf(line, kind));
        const { closedBy } = JSON.parse(line.payload ?? '{}') as EventPayload;
        if (closedBy === 'nobody') {
          if (queueName(line.queueGid!).serviceDate >= day) tell(factOf(line, 'notClosed'));
          return;
        }
        if (closedBy === 'next') tell(factOf(line, 'completedByNext'));
        return tell(factOf(line, kind, call && at - call.at));
      }
      case 'transferred':
        // Without a counter it is a reset, or the next session, that goes on with those who are still there.
        if (panelGid === null) return void handedOn.add(ticketGid!);
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
  return { read, open: () => [...calls.values()] };
}

/** A call that the end of its day finished as one that nobody closed: nobody's work. */
export function notClosed(line: LogLine): Fact {
  return factOf({ ...line, staffGid: null }, 'notClosed');
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
