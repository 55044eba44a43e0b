import { limits } from '#generated/limits.ts';
import type { SlipReport } from '#generated/shapes.ts';
import type { PrintJobState } from '#generated/values.ts';
import { all, type Context, count, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { isTakenBack, setAside } from './claim-job.ts';
import { factsOf } from './print-job.ts';

export interface OfTicket {
  readonly organisationGid: string;
  /** The panel whose ticket machine or kiosk asks. */
  readonly devicePanelGid: string;
  /** Key of the ticket. */
  readonly key: string;
}

/** A slip that was sent to a printer. */
export interface SlipOfTicket {
  readonly gid: string;
  readonly state: PrintJobState;
  readonly copies: number;
  readonly kind: string;
  readonly slip: string;
}

/** Yields the last slip of a ticket that was sent to a printer of a device's panel. */
export function* findSlip({
  organisationGid,
  devicePanelGid,
  key,
}: OfTicket): Generator<Statement, SlipOfTicket | undefined, unknown> {
  const jobs = yield* all<Omit<SlipOfTicket, 'kind'> & { printerGid: string }>(
    'print_job',
    `SELECT gid, state, copies, slip, printer_gid AS "printerGid" FROM print_job
     WHERE organisation_gid = ? AND ticket_key = ? ORDER BY number DESC`,
    organisationGid,
    key,
  );
  for (const job of jobs) {
    const printer = yield* getDocument('printer', organisationGid, job.printerGid);
    if (printer?.body.panels?.includes(devicePanelGid)) {
      return { ...job, copies: Number(job.copies), kind: printer.body.kind ?? 'network' };
    }
  }
  return undefined;
}

/** Yields whether a slip of a ticket is on paper, or may be, or on its way: another one is asked about first. */
export function* hasSlip(organisationGid: string, key: string): Generator<Statement, boolean, unknown> {
  const slip = yield* one<{ gid: string }>(
    'print_job',
    `SELECT gid FROM print_job WHERE organisation_gid = ? AND ticket_key = ?
     AND (state IN ('queued', 'printing', 'held') OR copies > 0) LIMIT 1`,
    organisationGid,
    key,
  );
  return slip !== undefined;
}

/**
 * Command: a machine with a printer of its own says that it begins a slip, and what became of it. It begins only what
 * waits: a page that is loaded again finds that its slip is on its way, and prints it no second time; nor one whose
 * number was taken back. Answers whether that is so, and in which language it is.
 */
export const reportOwnSlip = defineCommand(
  import.meta.url,
  'reportOwnSlip',
  function* (
    { state, ...ticket }: OfTicket & { readonly state: 'printing' | 'printed' | 'failed' },
    { now }: Context,
  ): Generator<Statement, SlipReport, unknown> {
    const job = yield* findSlip(ticket);
    if (job?.kind !== 'browser') return { accepted: false };
    const { organisationGid, key } = ticket;
    if (job.state === 'queued' && (yield* isTakenBack(organisationGid, key))) {
      yield* setAside({ gid: job.gid, organisationGid }, now);
      return { accepted: false };
    }
    const owner = `device ${ticket.devicePanelGid}`;
    const done =
      state === 'printing'
        ? yield* count(
            'print_job',
            `UPDATE print_job SET state = 'printing', fault = NULL, copies = copies + 1, lease_owner = ?,
               lease_until = ?, version = version + 1, updated_at = ?
             WHERE organisation_gid = ? AND gid = ? AND state = 'queued'`,
            owner,
            now + limits.printLeaseMs,
            now,
            ticket.organisationGid,
            job.gid,
          )
        : yield* count(
            'print_job',
            `UPDATE print_job SET state = ?, fault = ?, printed_at = ?, lease_owner = NULL, version = version + 1,
               updated_at = ?
             WHERE organisation_gid = ? AND gid = ? AND state = 'printing' AND lease_owner = ?`,
            state,
            state === 'failed' ? 'notDrawn' : null,
            state === 'printed' ? now : null,
            now,
            ticket.organisationGid,
            job.gid,
            owner,
          );
    const begun = done === 1 && state === 'printing';
    return { accepted: done === 1, ...(begun && { language: factsOf(job).locale }) };
  },
);

/** Yields the keys of tickets whose slips somebody wants once more from a machine's own printer. */
export function* slipsWantedAgain(
  organisationGid: string,
  printerGid: string,
): Generator<Statement, string[], unknown> {
  const rows = yield* all<{ key: string }>(
    ['print_job', 'ticket'],
    `SELECT j.ticket_key AS key FROM print_job j JOIN ticket t ON t.access_key = j.ticket_key
     WHERE j.organisation_gid = ? AND j.printer_gid = ? AND j.state = 'queued' AND j.queued_at > j.created_at
       AND t.status <> 'canceled' ORDER BY j.queued_at LIMIT 20`,
    organisationGid,
    printerGid,
  );
  return rows.map(({ key }) => key);
}
