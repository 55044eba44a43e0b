import type { Session } from '#generated/values.ts';
import type { EventPayload } from '../queue/event.ts';
import { queueName } from '../queue/queue-gid.ts';
import type { DayClock } from './day-clock.ts';
import type { Fact, LogLine } from './log-line.ts';

interface Shift {
  readonly panelGid: string;
  readonly staffGid: string;
  readonly serviceDate: string;
  readonly since: number;
  lastAt: number;
  /** Of the queue that was served: tells what kind of counter it was, also once it has been removed. */
  session?: Session | undefined;
  pausedSince?: number | undefined;
}

export interface Presence {
  read(line: LogLine): void;
  /** Ends the shifts that are still open; those of the present day last until now. */
  end(now: number): void;
}

/**
 * Makes facts of who was at which counter. A shift begins with the first thing that somebody does there and lasts
 * until they log out; who forgets to, is relieved or is signed out by the server, was there until the last thing they
 * did on that day.
 */
export function createPresence(clock: DayClock, tell: (fact: Fact) => void): Presence {
  const shifts = new Map<string, Shift>();

  const close = (shift: Shift, until: number) => {
    const { panelGid, staffGid, session, since, pausedSince } = shift;
    const place = { panelGid, staffGid, session };
    shifts.delete(panelGid);
    if (pausedSince !== undefined) tell({ kind: 'paused', at: pausedSince, ...place, ms: until - pausedSince });
    tell({ kind: 'present', at: since, ...place, ms: until - since });
  };

  return {
    read: (line) => {
      const { kind, at, panelGid, staffGid } = line;
      if (!panelGid) return;
      const known = shifts.get(panelGid);
      if (!staffGid) {
        // The server closed the counter, because nobody did anything there or the day was over.
        if (known && kind === 'loggedOut') close(known, known.lastAt);
        return;
      }
      const { serviceDate } = clock(at);
      const same = known?.staffGid === staffGid && known.serviceDate === serviceDate;
      if (known && !same) close(known, known.lastAt);
      const shift: Shift = same && known ? known : { panelGid, staffGid, serviceDate, since: at, lastAt: at };
      shifts.set(panelGid, shift);
      shift.lastAt = at;
      shift.session = sessionOf(line) ?? shift.session;
      if (kind === 'paused') shift.pausedSince ??= at;
      if (kind === 'resumed' && shift.pausedSince !== undefined) {
        const { session, pausedSince } = shift;
        tell({ kind: 'paused', at: pausedSince, panelGid, staffGid, session, ms: at - pausedSince });
        shift.pausedSince = undefined;
      }
      if (kind === 'loggedOut') close(shift, at);
    },
    end: (now) => {
      const today = clock(now).serviceDate;
      for (const shift of [...shifts.values()]) close(shift, shift.serviceDate === today ? now : shift.lastAt);
    },
  };
}

/** The session of the queue that a line is about, or that a counter was opened with. */
function sessionOf({ kind, queueGid, payload }: LogLine): Session | undefined {
  const opened = kind === 'loggedIn' ? (JSON.parse(payload ?? '{}') as EventPayload).queueGid : undefined;
  const gid = queueGid ?? opened;
  return gid ? queueName(gid).session : undefined;
}
