import { limits } from '#generated/limits.ts';
import type { PrintJob } from '#generated/shapes.ts';
import type { PrintDecision, PrintFault } from '#generated/values.ts';
import { type Context, count, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { latestLease } from '../ground/clock-ahead.ts';
import { dayMs } from '../ground/durations.ts';
import type { SlipFacts } from '../slips/slip-facts.ts';
import { insertPrintJob } from './enqueue-slip.ts';
import { printJobFrom, readPrintJob } from './print-job.ts';

interface OfJob {
  readonly organisationGid: string;
  /** Who works on it: a process, or the printer itself. */
  readonly owner: string;
  readonly gid: string;
}

/** Command: notes that the first byte is about to go: from here on nobody but the printer knows; false if it is no longer ours. */
export const beginPrintJob = defineCommand(
  import.meta.url,
  'beginPrintJob',
  function* ({ organisationGid, gid, owner }: OfJob, { now }: Context): Generator<Statement, boolean, unknown> {
    const begun = yield* count(
      'print_job',
      `UPDATE print_job SET state = 'printing', fault = NULL, copies = copies + 1, lease_until = ?, version = version + 1,
         updated_at = ?
       WHERE organisation_gid = ? AND gid = ? AND lease_owner = ? AND state = 'queued'`,
      now + limits.printLeaseMs,
      now,
      organisationGid,
      gid,
      owner,
    );
    return begun === 1;
  },
);

/** Command: a sign of life of whoever prints. */
export const keepPrintJob = defineCommand(
  import.meta.url,
  'keepPrintJob',
  function* ({ organisationGid, gid, owner }: OfJob, { now }: Context): Generator<Statement, void, unknown> {
    yield* count(
      'print_job',
      'UPDATE print_job SET lease_until = ? WHERE organisation_gid = ? AND gid = ? AND lease_owner = ?',
      now + limits.printLeaseMs,
      organisationGid,
      gid,
      owner,
    );
  },
);

interface FinishArgument extends OfJob {
  readonly state: 'printed' | 'held' | 'failed';
  readonly fault?: PrintFault;
}

/** Command: notes how it ended; a person who has decided meanwhile was first. */
export const finishPrintJob = defineCommand(
  import.meta.url,
  'finishPrintJob',
  function* (
    { organisationGid, gid, owner, state, fault }: FinishArgument,
    { now }: Context,
  ): Generator<Statement, boolean, unknown> {
    const finished = yield* count(
      'print_job',
      `UPDATE print_job SET state = ?, fault = ?, printed_at = ?, lease_owner = NULL, version = version + 1, updated_at = ?
       WHERE organisation_gid = ? AND gid = ? AND lease_owner = ? AND state IN ('queued', 'printing')`,
      state,
      fault ?? null,
      state === 'printed' ? now : null,
      now,
      organisationGid,
      gid,
      owner,
    );
    return finished === 1;
  },
);

/** Command: lets go of a slip of which nothing has been sent, though it may have been noted that it begins; it waits on. */
export const releasePrintJob = defineCommand(
  import.meta.url,
  'releasePrintJob',
  function* ({ organisationGid, gid, owner }: OfJob, { now }: Context): Generator<Statement, void, unknown> {
    yield* count(
      'print_job',
      `UPDATE print_job SET state = 'queued', lease_owner = NULL, copies = copies - 1, version = version + 1, updated_at = ?
       WHERE organisation_gid = ? AND gid = ? AND lease_owner = ? AND state = 'printing'`,
      now,
      organisationGid,
      gid,
      owner,
    );
    yield* count(
      'print_job',
      `UPDATE print_job SET lease_owner = NULL WHERE organisation_gid = ? AND gid = ? AND lease_owner = ? AND state = 'queued'`,
      organisationGid,
      gid,
      owner,
    );
  },
);

/**
 * Command: slips whose process ended midway are held, because nobody knows whether they are on paper; it is never sent
 * once more by itself. A printer that asks for its slips keeps its own for longer.
 */
export const holdLostPrintJobs = defineCommand(
  import.meta.url,
  'holdLostPrintJobs',
  function* (
    { everyone, except }: { readonly everyone: boolean; readonly except: string },
    { now }: Context,
  ): Generator<Statement, number, unknown> {
    return yield* count(
      'print_job',
      `UPDATE print_job SET state = 'held', fault = CASE WHEN lease_owner LIKE 'device %' THEN 'unreported' ELSE 'restarted' END,
         lease_owner = NULL, version = version + 1, updated_at = ?
       WHERE state = 'printing' AND lease_owner <> ?
       AND (lease_until > ? OR
         CASE WHEN lease_owner LIKE 'cloud %' OR lease_owner LIKE 'device %' THEN lease_until <= ? ELSE lease_until <= ? OR 1 = ? END)`,
      now,
      except,
      latestLease(now, limits.printLeaseMs),
      now - limits.cloudPrintSilenceMs,
      now,
      everyone ? 1 : 0,
    );
  },
);

/** From which states a person may decide what. */
const decidable: Readonly<Record<PrintDecision, readonly PrintJob['state'][]>> = {
  again: ['printed', 'held', 'failed', 'canceled'],
  done: ['held'],
  cancel: ['queued', 'held'],
};
const decided: Readonly<Record<PrintDecision, PrintJob['state']>> = {
  again: 'queued',
  done: 'printed',
  cancel: 'canceled',
};

interface DecideArgument {
  readonly organisationGid: string;
  readonly gid: string;
  readonly decision: PrintDecision;
}

/**
 * Command: what a person decides of a slip. Refuses print_job_changed of one that stands otherwise, printer_removed,
 * not_found.
 */
export const decidePrintJob = defineCommand(
  import.meta.url,
  'decidePrintJob',
  function* (
    { organisationGid, gid, decision }: DecideArgument,
    { now }: Context,
  ): Generator<Statement, PrintJob, unknown> {
    const job = yield* readPrintJob(organisationGid, gid);
    if (!job) throw new Refusal({ code: 'not_found', field: 'gid' });
    if (decision === 'again' && job.printerName === null) throw new Refusal({ code: 'printer_removed' });
    const state = decided[decision];
    // Whoever has claimed it and not begun yet finds that it is no longer theirs (beginPrintJob).
    const done = decidable[decision].includes(job.state)
      ? yield* count(
          'print_job',
          `UPDATE print_job SET state = ?, fault = NULL, lease_owner = NULL, queued_at = ?, printed_at = ?,
             version = version + 1, updated_at = ?
           WHERE organisation_gid = ? AND gid = ? AND state = ?`,
          state,
          state === 'queued' ? now : Number(job.queuedAt),
          state === 'printed' ? now : job.printedAt,
          now,
          organisationGid,
          gid,
          job.state,
        )
      : 0;
    if (done !== 1) throw new Refusal({ code: 'print_job_changed' });
    return printJobFrom((yield* readPrintJob(organisationGid, gid))!);
  },
);

interface TestArgument {
  readonly organisationGid: string;
  readonly printerGid: string;
  readonly facts: SlipFacts;
}

/** Command: sends a slip with sample values to a printer. */
export const printTest = defineCommand(
  import.meta.url,
  'printTest',
  function* (
    { organisationGid, printerGid, facts }: TestArgument,
    context: Context,
  ): Generator<Statement, PrintJob, unknown> {
    const gid = yield* insertPrintJob(context, organisationGid, printerGid, 'test', facts);
    return printJobFrom((yield* readPrintJob(organisationGid, gid))!);
  },
);

/** Rows that one sweep forgets at most, so that no call waits for it. */
const bite = 500;

/** Command: forgets old jobs, some at a time. */
export const sweepPrintJobs = defineCommand(
  import.meta.url,
  'sweepPrintJobs',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, number, unknown> {
    return yield* count(
      'print_job',
      `DELETE FROM print_job WHERE gid IN (SELECT gid FROM print_job WHERE created_at < ? ORDER BY created_at LIMIT ${bite})`,
      now - limits.printJobDays * dayMs,
    );
  },
);
