import { limits } from '#generated/limits.ts';
import type { Locale } from '#generated/values.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { readDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readTicket } from '../queue/read-rows.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { toldBy } from '../slips/slip-facts.ts';
import { composeTicketView, findTicketByKey } from '../views/ticket-view.ts';
import { isTakenBack } from './claim-job.ts';
import { type Drawn, enqueueSlip, printerOf } from './enqueue-slip.ts';
import { findSlip, type OfTicket, type SlipOfTicket } from './own-slips.ts';

interface PrintSlipAgainArgument extends OfTicket {
  readonly source: Extract<Drawn['source'], 'ticketMachine' | 'kiosk'>;
  /** Of this server, as the device writes it: where the code on a first slip leads. */
  readonly origin: string;
  /** In which the person there reads. */
  readonly language: Locale;
}

/**
 * Command: a person at a machine wants their slip once more, or the first one here: they checked in at a desk or at
 * another kiosk. One that is on its way is not printed twice. Refuses slip_canceled of a number that was taken back,
 * slip_printed_often, not_found of a number or a printer that is not here.
 */
export const printSlipAgain = defineCommand(
  import.meta.url,
  'printSlipAgain',
  function* (argument: PrintSlipAgainArgument, context: Context): Generator<Statement, null, unknown> {
    const { organisationGid, key } = argument;
    const slip = yield* findSlip(argument);
    if (yield* isTakenBack(organisationGid, key)) throw new Refusal({ code: 'slip_canceled' });
    if (!slip) yield* printFirst(argument, context);
    else yield* printOnceMore(organisationGid, slip, context);
    return null;
  },
);

function* printOnceMore(
  organisationGid: string,
  { gid, copies, state, kind }: SlipOfTicket,
  { now }: Context,
): Generator<Statement, void, unknown> {
  if (state === 'printing' || (state === 'queued' && kind !== 'browser')) return;
  if (copies >= limits.slipCopies) throw new Refusal({ code: 'slip_printed_often' });
  // A machine's page prints what it gives by itself: of a slip that it has not begun it hears once more.
  yield* run(
    'print_job',
    `UPDATE print_job SET state = 'queued', fault = NULL, lease_owner = NULL, queued_at = ?, printed_at = NULL,
       version = version + 1, updated_at = ?
     WHERE organisation_gid = ? AND gid = ? AND state = ?`,
    now,
    now,
    organisationGid,
    gid,
    state,
  );
}

function* printFirst(
  { organisationGid, devicePanelGid: panelGid, key, ...drawn }: PrintSlipAgainArgument,
  context: Context,
): Generator<Statement, void, unknown> {
  const found = yield* findTicketByKey(key);
  const isHere =
    found.organisationGid === organisationGid && (yield* printerOf(organisationGid, panelGid, drawn.source));
  if (!isHere) throw new Refusal({ code: 'not_found', field: 'key' });
  const view = yield* composeTicketView(key, context.now);
  const { queueGid } = (yield* readTicket(found.gid))!;
  const day = yield* readDay(organisationGid, context.now);
  const slip = { ...toldBy(view), url: ticketPage(key) };
  yield* enqueueSlip(context, day, { panelGid, ...drawn, wanted: true }, slip, queueName(queueGid));
}
