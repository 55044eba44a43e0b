import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Services } from '../call/services.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { newGid } from '../ground/new-gid.ts';
import { claimPrintJob, endOwnSlips } from '../print-queue/claim-job.ts';
import {
  beginPrintJob,
  finishPrintJob,
  holdLostPrintJobs,
  keepPrintJob,
  releasePrintJob,
} from '../print-queue/commands.ts';
import { factsOf, type PrintJobRow } from '../print-queue/print-job.ts';
import { notePrinter } from '../print-queue/printer-state.ts';
import { drawSlipOf } from './draw-slip.ts';
import type { Patience } from './network/connection.ts';
import { findPrinter } from './network/find-printer.ts';
import { askPrinter, type Outcome, printOnNetwork } from './network/print-on-network.ts';

/** Prints what stands in the table of print jobs on the printers of the network. */
export interface Printing {
  /** There is something to print. */
  wake(): void;
  /** Finishes the slips that are being sent, and begins no more. */
  stop(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly printing: Printing;
  }
}

type Printer = Document<'printer'>;

interface PrintRunnerOptions extends Pick<Services, 'environment' | 'database' | 'files' | 'slips'> {
  readonly log: FastifyBaseLogger;
  readonly clock: () => number;
  readonly patience?: Patience;
}

const usualPatience: Patience = {
  connectMs: limits.printConnectMs,
  answerMs: limits.printAnswerMs,
  stallMs: limits.printStallMs,
};

/** A printer that stands still, and for which nothing waits, is asked how it stands no more often than this. */
const askEveryMs = 3 * limits.printRetryMs;

/**
 * Starts to print: one slip after the other on each printer, and all printers at once. A printer that does not print is
 * asked again and again how it stands, also when none of its slips waits any more: somebody has put in paper, and the
 * next patient gets a slip. Processes that share the database share the printers too.
 */
export function startPrinting({
  log,
  clock,
  environment,
  patience = usualPatience,
  ...drawing
}: PrintRunnerOptions): Printing {
  const { database } = drawing;
  const owner = newGid();
  const working = new Map<string, Promise<void>>();
  const restingUntil = new Map<string, number>();
  const askAgainAt = new Map<string, number>();
  let looking: Promise<void> | undefined;
  let again = false;
  let first = true;
  let stopping = false;
  const ending = new AbortController();

  const wake = () => {
    again = true;
    if (stopping) return;
    looking ??= look().finally(() => {
      looking = undefined;
      if (again && !stopping) wake();
    });
  };
  const look = async () => {
    again = false;
    try {
      // A database of this process alone has no other that could still be printing.
      await holdLost();
      const waiting = await database.read<{ gid: string; organisationGid: string }>(
        'print_job',
        `SELECT DISTINCT printer_gid AS gid, organisation_gid AS "organisationGid" FROM print_job WHERE state = 'queued'`,
      );
      for (const { gid, organisationGid } of waiting) {
        if (stopping || working.has(gid) || (restingUntil.get(gid) ?? 0) > performance.now()) continue;
        const printer = await database.query(getDocument('printer', organisationGid, gid));
        if (printer?.body.kind === 'cloud') await noteSilence(printer);
        if (printer?.body.kind === 'browser') await database.write(endOwnSlips, { organisationGid, printerGid: gid });
        if (!printer?.body.enabled || printer.body.kind !== 'network') continue;
        working.set(
          gid,
          work(printer).finally(() => working.delete(gid)),
        );
      }
      await askStanding();
    } catch (error) {
      // The database is away; the next look finds the slips again.
      if (!(error instanceof Refusal && error.isTemporary())) log.error({ err: error }, 'nothing can be printed');
    }
  };
  const holdLost = async () => {
    const lost = await database.read(
      'print_job',
      `SELECT gid FROM print_job WHERE state = 'printing' AND lease_owner <> ? LIMIT 1`,
      owner,
    );
    if (lost.length > 0) {
      await database.write(holdLostPrintJobs, { everyone: first && database.engine === 'sqlite', except: owner });
    }
    first = false;
  };
  /** A printer that should ask, and lets a slip wait, is away; one that asks and cannot print says so itself. */
  const noteSilence = async ({ organisationGid, gid: printerGid }: Printer) => {
    const [standing] = await database.read<{ waitsSince: number | null; heardAt: number | null }>(
      ['print_job', 'printer_state'],
      `SELECT min(queued_at) AS "waitsSince", (SELECT heard_at FROM printer_state WHERE printer_gid = ?) AS "heardAt"
       FROM print_job WHERE printer_gid = ? AND state = 'queued'`,
      printerGid,
      printerGid,
    );
    if (!standing?.waitsSince) return;
    const silentSince = Math.max(Number(standing.waitsSince), Number(standing.heardAt ?? 0));
    if (clock() - silentSince < limits.cloudPrintSilenceMs) return;
    await database.write(notePrinter, { organisationGid, printerGid, state: 'offline' });
  };
  /** Asks the printers that stood still when they were heard last and have nothing to print, which would ask them too. */
  const askStanding = async () => {
    const standing = await database.read<{ gid: string; organisationGid: string }>(
      ['printer_state', 'print_job'],
      `SELECT s.printer_gid AS gid, s.organisation_gid AS "organisationGid" FROM printer_state s
       WHERE s.state <> 'ready' AND NOT EXISTS
         (SELECT 1 FROM print_job j WHERE j.printer_gid = s.printer_gid AND j.state IN ('queued', 'printing'))`,
    );
    for (const { gid, organisationGid } of standing) {
      if (stopping || working.has(gid) || (askAgainAt.get(gid) ?? 0) > performance.now()) continue;
      const printer = await database.query(getDocument('printer', organisationGid, gid));
      if (!printer?.body.enabled || printer.body.kind !== 'network') continue;
      askAgainAt.set(gid, performance.now() + askEveryMs);
      const asked = ask(printer).catch((error) => log.warn({ err: error, printer: gid }, 'a printer was not asked'));
      working.set(
        gid,
        asked.finally(() => working.delete(gid)),
      );
    }
  };
  const ask = async ({ organisationGid, gid: printerGid, body }: Printer) => {
    const { host = '', port = 9100 } = body;
    const address = () => findPrinter(host, environment.PRINTER_NETWORKS);
    const state = await askPrinter({ address, port, patience });
    // Many take one connection at a time: nothing is known of one that may be printing for another process.
    if (state !== 'offline') await database.write(notePrinter, { organisationGid, printerGid, state });
  };
  const work = async (printer: Printer) => {
    const { organisationGid, gid: printerGid } = printer;
    try {
      while (!stopping) {
        const job = await database.write(claimPrintJob, { organisationGid, printerGid, owner });
        if (!job) return;
        if (!(await print(printer, job))) {
          restingUntil.set(printerGid, performance.now() + limits.printRetryMs);
          return;
        }
      }
    } catch (error) {
      restingUntil.set(printerGid, performance.now() + limits.printRetryMs);
      if (!(error instanceof Refusal && error.isTemporary())) log.error({ err: error, printerGid }, 'a printer failed');
    }
  };
  /** Prints one slip; false where the printer has to be left alone for a while. */
  const print = async (printer: Printer, job: PrintJobRow): Promise<boolean> => {
    const { organisationGid, gid: printerGid } = printer;
    const { host = '', port = 9100, width = 576, dpi = 203, cutter = true } = printer.body;
    const ofJob = { organisationGid, gid: job.gid, owner };
    let outcome: Outcome;
    try {
      outcome = await printOnNetwork({
        address: () => findPrinter(host, environment.PRINTER_NETWORKS),
        port,
        dpi,
        cutter,
        patience,
        draw: () => drawSlipOf(drawing, organisationGid, factsOf(job), { width, dpi, format: 'dots' }),
        begin: () => database.write(beginPrintJob, ofJob),
        // Where it cannot be noted, the slip goes on all the same.
        keep: () => database.write(keepPrintJob, ofJob).catch(() => undefined),
      });
    } catch (error) {
      if (error instanceof Refusal) {
        await insist(() => database.write(releasePrintJob, ofJob));
        throw error;
      }
      log.error({ err: error, printJob: job.number }, 'a slip could not be drawn');
      await insist(() => database.write(finishPrintJob, { ...ofJob, state: 'failed', fault: 'notDrawn' }));
      return true;
    }
    const state = outcome.end === 'printed' ? 'ready' : outcome.state;
    // Before the slip's end: a slip that is held shows its printer's fault from the beginning.
    await insist(() => database.write(notePrinter, { organisationGid, printerGid, state }));
    await insist(() => {
      if (outcome.end === 'printed') return database.write(finishPrintJob, { ...ofJob, state: 'printed' });
      if (outcome.end === 'notBegun') return database.write(releasePrintJob, ofJob);
      return database.write(finishPrintJob, { ...ofJob, state: 'held', fault: outcome.fault });
    });
    return state === 'ready';
  };
  /** Writes as soon as the storage is there again: a slip whose end nobody notes would hold up its printer for good. */
  const insist = async (write: () => Promise<unknown>) => {
    do {
      try {
        await write();
        return;
      } catch (error) {
        if (!(error instanceof Refusal && error.isTemporary())) log.error({ err: error }, 'a printer was not noted');
        await sleep(limits.printRetryMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    } while (!stopping);
  };

  const timer = setInterval(wake, limits.printRetryMs).unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopping = true;
      ending.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(working.values());
    },
  };
}
