import { limits } from '#generated/limits.ts';
import { type Context, changed, count, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { latestLease } from '../ground/clock-ahead.ts';
import { minuteMs } from '../ground/durations.ts';
import { factsOf, type PrintJobRow, readPrintJob } from './print-job.ts';

interface OfPrinter {
  readonly organisationGid: string;
  readonly printerGid: string;
  /** Who works on it: a process, or the printer itself. */
  readonly owner: string;
}

/**
 * Command: takes the next slip of a printer for whoever prints on it, one at a time; undefined where there is none, or
 * another has one. Those that have waited too long end here: their patients have gone; so do those whose number was
 * taken back.
 */
export const claimPrintJob = defineCommand(
  import.meta.url,
  'claimPrintJob',
  function* (
    { organisationGid, printerGid, owner }: OfPrinter,
    { now }: Context,
  ): Generator<Statement, PrintJobRow | undefined, unknown> {
    yield* endTooLate({ organisationGid, printerGid }, now);
    for (;;) {
      const job = yield* claimOldest({ organisationGid, printerGid, owner }, now);
      if (!job || !(yield* isTakenBack(organisationGid, factsOf(job).url.split('/').at(-1) ?? ''))) return job;
      yield* setAside(job, now);
    }
  },
);

/** Ends the slips of a printer that have waited too long: their patients have gone. */
function* endTooLate(
  { organisationGid, printerGid }: Omit<OfPrinter, 'owner'>,
  now: number,
): Generator<Statement, void, unknown> {
  yield* count(
    'print_job',
    `UPDATE print_job SET state = 'failed', fault = 'tooLate', lease_owner = NULL, version = version + 1, updated_at = ?
     WHERE organisation_gid = ? AND printer_gid = ? AND state = 'queued' AND queued_at <= ?`,
    now,
    organisationGid,
    printerGid,
    now - limits.printJobMinutes * minuteMs,
  );
}

/** Command: the same for a printer on which nobody here prints, because a machine's page does. */
export const endOwnSlips = defineCommand(
  import.meta.url,
  'endOwnSlips',
  function* (printer: Omit<OfPrinter, 'owner'>, { now }: Context): Generator<Statement, null, unknown> {
    yield* endTooLate(printer, now);
    return null;
  },
);

/** Takes the oldest slip that waits, unless somebody else is at this printer. */
function* claimOldest(
  { organisationGid, printerGid, owner }: OfPrinter,
  now: number,
): Generator<Statement, PrintJobRow | undefined, unknown> {
  const claimed = yield* changed<{ gid: string }>(
    'print_job',
    `UPDATE print_job SET lease_owner = ?, lease_until = ?
     WHERE gid = (SELECT q.gid FROM print_job q WHERE q.organisation_gid = ? AND q.printer_gid = ? AND q.state = 'queued'
                  ORDER BY q.queued_at, q.number LIMIT 1)
     AND (lease_owner IS NULL OR lease_owner = ? OR lease_until <= ? OR lease_until > ?)
     AND NOT EXISTS (SELECT 1 FROM print_job b WHERE b.printer_gid = ? AND b.state = 'printing')
     RETURNING gid`,
    owner,
    now + limits.printLeaseMs,
    organisationGid,
    printerGid,
    owner,
    now,
    latestLease(now, limits.printLeaseMs),
    printerGid,
  );
  return claimed && (yield* readPrintJob(organisationGid, claimed.gid));
}

/** Whether the number was given by mistake and has been canceled since: nobody is to have it on paper. */
export function* isTakenBack(organisationGid: string, ticketKey: string): Generator<Statement, boolean, unknown> {
  const ticket = yield* one<{ status: string }>(
    'ticket',
    'SELECT status FROM ticket WHERE organisation_gid = ? AND access_key = ?',
    organisationGid,
    ticketKey,
  );
  return ticket?.status === 'canceled';
}

/** Ends a slip that nobody is to have. */
export function* setAside(
  { gid, organisationGid }: Pick<PrintJobRow, 'gid' | 'organisationGid'>,
  now: number,
): Generator<Statement, void, unknown> {
  yield* count(
    'print_job',
    `UPDATE print_job SET state = 'canceled', lease_owner = NULL, version = version + 1, updated_at = ?
     WHERE organisation_gid = ? AND gid = ?`,
    now,
    organisationGid,
    gid,
  );
}
