import { limits } from '#generated/limits.ts';
import type { ViewCall } from '#generated/shapes.ts';
import type { EventKind, Session } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { callsList, callsThatStand } from '../event-log/taken-back.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { calledNumber } from './called-number.ts';
import { readPerson } from './read-people.ts';
import { sessionMark } from './session-mark.ts';
import type { ShownParts } from './shown-parts.ts';
import { nameOnScreen, showsNames } from './view-person.ts';

interface CallRow {
  seq: number;
  kind: EventKind;
  at: number;
  number: number;
  ticketGid: string | null;
  queueGid: string | null;
}

/** A counter on the screen, with what stands beside its number there. */
export interface CallingCounter {
  readonly place: CounterPlace;
  readonly counter: { readonly name: string; readonly department?: string; readonly doctor?: string };
}

/** The calls of a screen, and the session of each number by the call's place in the log: the morning may go on in the afternoon. */
export interface ComposedCalls {
  readonly calls: ViewCall[];
  readonly sessions: ReadonlyMap<number, Session>;
}

/** Yields today's last calls and recalls of the counters on a screen, newest last. */
export function* composeCalls(
  counters: readonly CallingCounter[],
  day: OrganisationDay,
  parts: ShownParts,
): Generator<Statement, ComposedCalls, unknown> {
  const found: { row: CallRow; by: CallingCounter }[] = [];
  for (const by of counters) {
    const rows = yield* all<CallRow>(
      'event',
      `SELECT seq, kind, at, number, ticket_gid AS "ticketGid", queue_gid AS "queueGid" FROM event
       WHERE organisation_gid = ? AND panel_gid = ? AND kind IN ${callsList} ORDER BY seq DESC LIMIT ?`,
      day.organisationGid,
      by.place.panel.gid,
      // One that was taken back has two lines.
      limits.viewCallCount * 2,
    );
    for (const row of callsThatStand(rows)) if (row.at >= day.moment.dayStartedAt) found.push({ row, by });
  }
  found.sort((a, b) => a.row.seq - b.row.seq);
  const calls: ViewCall[] = [];
  const sessions = new Map<number, Session>();
  for (const { row, by } of found.slice(-limits.viewCallCount)) {
    calls.push(yield* callOf(row, by, day, parts));
    if (row.queueGid) sessions.set(row.seq, queueName(row.queueGid).session);
  }
  return { calls, sessions };
}

/** The newest call while it is recent, and until when it is. */
export function latestCall(calls: readonly ViewCall[], now: number): { call: ViewCall | null; until: number } {
  const call = calls.at(-1);
  const until = call ? call.at + limits.latestCallSeconds * 1000 : Number.POSITIVE_INFINITY;
  return call && now < until ? { call, until } : { call: null, until: Number.POSITIVE_INFINITY };
}

function* callOf(
  { seq, kind, at, number, ticketGid, queueGid }: CallRow,
  { place, counter }: CallingCounter,
  day: OrganisationDay,
  parts: ShownParts,
): Generator<Statement, ViewCall, unknown> {
  const person = ticketGid && showsNames(parts) ? yield* readPerson(ticketGid) : undefined;
  const called = yield* calledNumber(place, { queueGid, number });
  const mark = sessionMark({ queueGid, mark: called.mark }, day, parts.language);
  const name = person && nameOnScreen(person, day);
  return {
    seq,
    kind,
    at,
    number,
    label: called.label,
    ...(mark && { mark }),
    ...(name && { name }),
    counterGid: place.panel.gid,
    counter: counter.name,
    ...(counter.department && { department: counter.department }),
    ...(counter.doctor && { doctor: counter.doctor }),
  };
}
