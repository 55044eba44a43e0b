import { limits } from '#generated/limits.ts';
import type { PrinterState } from '#generated/values.ts';
import { all, type Context, count, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { dropNotification, keepNotification, type NotificationBody } from '../kept-notifications/keep-notification.ts';

interface Said {
  readonly organisationGid: string;
  readonly printerGid: string;
  readonly state: PrinterState;
  /** Whether it has just asked for its slips, as a printer does that the server cannot reach. */
  readonly asks?: boolean;
}

/** That a printer asks is noted so often: they ask every few seconds. */
const notedEveryMs = limits.cloudPrintSilenceMs / 4;

/**
 * Command: notes what a printer says of itself. Administrators are told once when it stops printing, and the same line
 * says when it goes on.
 */
export const notePrinter = defineCommand(
  import.meta.url,
  'notePrinter',
  function* (
    { organisationGid, printerGid, state, asks = false }: Said,
    { now }: Context,
  ): Generator<Statement, void, unknown> {
    const printer = yield* getDocument('printer', organisationGid, printerGid);
    const before = yield* one<{ state: PrinterState; heardAt: number }>(
      'printer_state',
      'SELECT state, heard_at AS "heardAt" FROM printer_state WHERE printer_gid = ?',
      printerGid,
    );
    if (asks && before && now - Number(before.heardAt) >= notedEveryMs) {
      yield* run('printer_state', 'UPDATE printer_state SET heard_at = ? WHERE printer_gid = ?', now, printerGid);
    }
    if (!printer || state === 'unknown' || before?.state === state) return;
    yield* run(
      'printer_state',
      `INSERT INTO printer_state (printer_gid, organisation_gid, state, since, heard_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (printer_gid) DO UPDATE SET state = excluded.state, since = excluded.since`,
      printerGid,
      organisationGid,
      state,
      now,
      asks ? now : 0,
    );
    const wasWell = before === undefined || before.state === 'ready' || before.state === 'unknown';
    if (state === 'ready' && wasWell) return;
    const body: NotificationBody = {
      kind: 'printer',
      read: state === 'ready',
      printerGid,
      printerName: printer.body.name,
      printerState: state,
    };
    yield* keepNotification({ organisationGid, subjectGid: printerGid, body, now, asNew: true });
  },
);

/** Yields how each printer of an organisation stands, and since when. */
export function* readPrinterStates(
  organisationGid: string,
): Generator<Statement, Map<string, { state: PrinterState; stateSince: number }>, unknown> {
  const rows = yield* all<{ gid: string; state: PrinterState; since: number }>(
    'printer_state',
    'SELECT printer_gid AS gid, state, since FROM printer_state WHERE organisation_gid = ?',
    organisationGid,
  );
  return new Map(rows.map(({ gid, state, since }) => [gid, { state, stateSince: Number(since) }]));
}

/** Forgets a printer that is removed: what it said, what was told of it, and the slips that wait for it. */
export function* forgetPrinter(
  { gid, organisationGid }: { readonly gid: string; readonly organisationGid: string },
  { now }: Context,
): Generator<Statement, void, unknown> {
  yield* run('printer_state', 'DELETE FROM printer_state WHERE printer_gid = ?', gid);
  yield* dropNotification(gid);
  yield* count(
    'print_job',
    `UPDATE print_job SET state = 'canceled', lease_owner = NULL, version = version + 1, updated_at = ?
     WHERE organisation_gid = ? AND printer_gid = ? AND state IN ('queued', 'held')`,
    now,
    organisationGid,
    gid,
  );
}
