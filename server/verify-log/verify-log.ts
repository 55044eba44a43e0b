import { businessMoment } from '#days/business-day.ts';
import { all, type Statement } from '../database/command.ts';
import { findOrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { daysLater } from '../figures/day-clock.ts';
import { type Folded, foldInto, nothingFolded } from '../queue/fold.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readCounter, readQueue, readTicket } from '../queue/read-rows.ts';
import { retentionOf } from '../retention/retention-of.ts';
import { differences } from './differences.ts';
import { keptPart } from './kept-part.ts';
import { readEvents } from './read-events.ts';

/** Whether the stored rows of an organisation are what its log tells. */
export interface LogReport {
  readonly organisationGid: string;
  /** Events in the log, and the sequence number of the first: above 1 the beginning has been swept. */
  readonly events: number;
  readonly first: number;
  /** Queues, tickets and counters that were compared. */
  readonly compared: number;
  /** Where log and rows differ, one line each, the first ones. */
  readonly found: readonly string[];
}

const mostFound = 100;

/** Yields the report of each organisation, one after the other. */
export function* verifyLogs(now: number, only?: string): Generator<Statement, LogReport[], unknown> {
  const organisations = yield* all<{ gid: string }>(
    'organisation',
    "SELECT gid FROM organisation WHERE gid <> '' ORDER BY gid",
  );
  const reports: LogReport[] = [];
  for (const { gid } of organisations) if (!only || only === gid) reports.push(yield* verifyLog(gid, now));
  return reports;
}

/** Folds an organisation's log and compares. Takes memory for each ticket of the log, and one look at each of its rows. */
export function* verifyLog(organisationGid: string, now: number): Generator<Statement, LogReport, unknown> {
  const folded = nothingFolded();
  const found: string[] = [];
  let events = 0;
  let first = 1;
  let last = 0;
  let isKept = (_: Parameters<ReturnType<typeof keptPart>>[0]) => true;
  for (
    let some = yield* readEvents(organisationGid, 0);
    some.length > 0;
    some = yield* readEvents(organisationGid, last)
  ) {
    if (events === 0) {
      first = some[0]?.seq ?? 1;
      last = first - 1;
      if (first > 1) isKept = keptPart();
    }
    for (const event of some) {
      if (event.seq !== last + 1) found.push(`events ${last + 1} to ${event.seq - 1} are missing`);
      last = event.seq;
      if (!isKept(event)) continue;
      try {
        foldInto(folded, event);
      } catch (error) {
        found.push(`event ${event.seq}: ${(error as Error).message}`);
      }
    }
    events += some.length;
  }
  const stored = yield* storedRows(organisationGid);
  const gone = yield* sweptBefore(organisationGid, now);
  const isSwept = (queueGid: string) => queueName(queueGid).serviceDate < gone;
  found.push(...differences(folded, stored, { cut: first > 1, isSwept }));
  const compared = folded.queues.size + folded.tickets.size + folded.counters.size;
  return { organisationGid, events, first, compared, found: found.slice(0, mostFound) };
}

/** The first business day of which queues are kept. */
function* sweptBefore(organisationGid: string, now: number): Generator<Statement, string, unknown> {
  const row = yield* findOrganisationRow(organisationGid);
  if (!row) return '';
  const organisation = organisationFrom(row);
  return daysLater(businessMoment(organisation, now).serviceDate, -retentionOf(organisation).appointmentDays);
}

function* storedRows(organisationGid: string): Generator<Statement, Folded, unknown> {
  const rows = nothingFolded();
  const queues = yield* all<{ gid: string }>(
    'queue',
    'SELECT gid FROM queue WHERE organisation_gid = ?',
    organisationGid,
  );
  for (const { gid } of queues) {
    const queue = yield* readQueue(gid);
    if (queue) rows.queues.set(gid, queue);
    const tickets = yield* all<{ gid: string }>('ticket', 'SELECT gid FROM ticket WHERE queue_gid = ?', gid);
    for (const { gid: ticketGid } of tickets) {
      const ticket = yield* readTicket(ticketGid);
      if (ticket) rows.tickets.set(ticketGid, ticket);
    }
  }
  const counters = yield* all<{ gid: string }>(
    'counter',
    'SELECT panel_gid AS gid FROM counter WHERE organisation_gid = ?',
    organisationGid,
  );
  for (const { gid } of counters) {
    const counter = yield* readCounter(gid);
    if (counter) rows.counters.set(gid, counter);
  }
  return rows;
}
