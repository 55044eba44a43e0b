import type { Organisation } from '#generated/shapes.ts';
import type { EventKind, Session } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { undoingList, withoutUndone } from '../event-log/taken-back.ts';
import { hourMs } from '../ground/durations.ts';
import { queueName } from '../queue/queue-gid.ts';
import { sessions } from '../queue/sessions.ts';
import type { SimulatedPatient, SimulatedPause } from './day.ts';
import { readAbsences } from './read-absences.ts';

/** Which day of which queue. */
export interface PastDay {
  readonly organisation: Organisation;
  readonly ownerGid: string;
  readonly date: string;
  readonly session: Session | undefined;
  /** When the business day began, milliseconds since 1970 UTC. */
  readonly dayStartedAt: number;
}

/** A day as its log tells it. */
export interface ReadDay {
  readonly patients: SimulatedPatient[];
  readonly counters: number;
  /** When they called nobody: paused, or nobody sat there. */
  readonly pauses: readonly SimulatedPause[];
}

interface Line {
  readonly seq: number;
  /** JSON text, of what undoes a press. */
  readonly payload: string | null;
  readonly ticketGid: string;
  readonly kind: EventKind;
  readonly at: number;
  readonly panelGid: string | null;
}

interface Visit {
  readonly gid: string;
  readonly queueGid: string;
  readonly number: number;
  readonly source: string;
  readonly priority: number;
}

/** Patients of one day that are simulated at most; the schema's limit. */
const mostPatients = 500;
const mostCounters = 20;
/** A call that lasted longer was left open. */
const longestMs = hourMs;
const shortestMs = 6_000;

/** Yields who came on a past day, when, and for how long each was served; who was never called is left out. */
export function* readPastDay(day: PastDay): Generator<Statement, ReadDay, unknown> {
  const { ownerGid, date, session, organisation } = day;
  const queues = `SELECT gid FROM queue WHERE owner_gid = ? AND service_date = ?${session ? ' AND session = ?' : ''}`;
  const named = [ownerGid, date, ...(session ? [session] : [])];
  const visits = yield* all<Visit>(
    ['queue', 'ticket'],
    `SELECT t.gid, t.queue_gid AS "queueGid", t.number, t.source, t.priority FROM ticket t
     WHERE t.queue_gid IN (${queues}) AND t.calls > 0 ORDER BY t.issued_at, t.number, t.gid LIMIT ?`,
    ...named,
    mostPatients,
  );
  // The sum keeps SQLite from going through the whole log in its order for the lines of one day.
  const written = yield* all<Line>(
    ['event', 'queue'],
    `SELECT seq, ticket_gid AS "ticketGid", kind, at, panel_gid AS "panelGid",
       CASE WHEN kind IN ${undoingList} THEN payload END AS payload FROM event
     WHERE organisation_gid = ? AND queue_gid IN (${queues}) AND ticket_gid IS NOT NULL
     ORDER BY seq + 0`,
    organisation.gid,
    ...named,
  );
  const lines = withoutUndone(written);
  const byTicket = Map.groupBy(lines, ({ ticketGid }) => ticketGid);
  const opened = new Map<string, number>();
  for (const { gid, queueGid } of visits) {
    const at = byTicket.get(gid)?.find(({ kind }) => kind === 'called')?.at;
    if (at !== undefined) opened.set(queueGid, Math.min(at, opened.get(queueGid) ?? at));
  }
  const patients = visits.flatMap((visit) => {
    const own = byTicket.get(visit.gid) ?? [];
    return own.some(({ kind }) => kind === 'called') ? [patientOf(day, visit, own, opened.get(visit.queueGid)!)] : [];
  });
  const called = lines.flatMap(({ kind, panelGid }) => (kind === 'called' && panelGid ? [panelGid] : []));
  const counters = [...new Set(called)].slice(0, mostCounters);
  const pauses = yield* readAbsences(organisation.gid, counters, day.dayStartedAt);
  return { patients, counters: counters.length, pauses };
}

/** @param opened when the queue called the first of its patients */
function patientOf(
  { dayStartedAt }: PastDay,
  { gid, queueGid, number, source, priority }: Visit,
  lines: readonly Line[],
  opened: number,
): SimulatedPatient {
  const at = (kind: EventKind) => lines.find((line) => line.kind === kind)?.at;
  // When somebody came who was expected and never checked in nobody knows: they could be called from the beginning.
  const joined = source === 'appointment' ? opened : at('issued');
  const arrived = at('checkedIn') ?? at('received') ?? joined ?? lines[0]!.at;
  const calls = callsIn(lines);
  const passed = at('passed');
  const back = passed && lines.find((line) => line.at > passed && (line.kind === 'cameBack' || line.kind === 'called'));
  const [sent, examined] = [at('sentToExamination'), at('backFromExamination')];
  const served = calls.filter(({ end }) => end !== 'passed' && end !== 'putBack');
  const before = sumOf(served.filter((call) => sent === undefined || call.at < sent));
  const after = sent === undefined ? 0 : sumOf(served.filter((call) => call.at >= sent));
  return {
    gid,
    number,
    session: Math.max(0, sessions.indexOf(queueName(queueGid).session)),
    arrivesAt: Math.max(0, arrived - dayStartedAt),
    booked: source === 'appointment',
    extra: source === 'extra',
    priority,
    service: before || after || longestMs / 10,
    slotEndsAt: 0,
    missedCalls: Math.min(5, calls.filter(({ end }) => end === 'passed').length),
    returnsAfter: passed !== undefined && back ? back.at - passed : undefined,
    examination:
      sent !== undefined && examined !== undefined && before > 0 && after > 0
        ? { away: examined - sent, service: after }
        : undefined,
  };
}

interface PastCall {
  readonly at: number;
  readonly length: number;
  readonly end: EventKind;
}

/** How long somebody was served in several calls, as by one; who went away in between comes back for the rest. */
function sumOf(calls: readonly PastCall[]): number {
  return calls.length === 0
    ? 0
    : Math.min(
        longestMs,
        calls.reduce((sum, { length }) => sum + length, 0),
      );
}

/** The calls of one patient: how long each lasted, and how it ended. */
function callsIn(lines: readonly Line[]): PastCall[] {
  return lines.flatMap(({ kind, at }, index) => {
    if (kind !== 'called') return [];
    const end = lines.slice(index + 1).find((line) => ends.has(line.kind));
    return end ? [{ at, length: Math.min(longestMs, Math.max(shortestMs, end.at - at)), end: end.kind }] : [];
  });
}

const ends = new Set<EventKind>([
  'passed',
  'completed',
  'transferred',
  'wentAway',
  'sentToExamination',
  'putBack',
  'called',
]);
