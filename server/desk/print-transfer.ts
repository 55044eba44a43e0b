import type { DeskPrinter } from '#generated/shapes.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { enqueueSlip, printerOf } from '../print-queue/enqueue-slip.ts';
import { readPrinterStates } from '../print-queue/printer-state.ts';
import { heldBy } from '../queue/decide-presence.ts';
import { ownerOf, readDay, readPlace, readPlaces } from '../queue/place.ts';
import { readCounter, readQueue, readTicket } from '../queue/read-rows.ts';
import { readStaff } from '../queue/read-staff.ts';
import { composeSlip } from './compose-slip.ts';

interface PrintTransferArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly staffGid: string;
  /** What the patient has now, where they were sent. */
  readonly number: number;
  readonly origin: string | undefined;
}

/** Yields the printer on which a counter's slips come out, and how it stands; nothing where there is none. */
export function* readDeskPrinter(
  organisationGid: string,
  panelGid: string,
): Generator<Statement, DeskPrinter, unknown> {
  yield* readPlace(organisationGid, panelGid);
  const printer = yield* printerOf(organisationGid, panelGid, 'desk');
  if (!printer) return {};
  const state = (yield* readPrinterStates(organisationGid)).get(printer.gid)?.state ?? 'unknown';
  return { name: printer.body.name, state };
}

/**
 * Command: staff who hold a counter print the slip of a patient whom it transferred today, with the number they have
 * there. Refuses no_printer, number_not_issued of a number that it transferred to nobody, and what its actions refuse.
 */
export const printTransferSlip = defineCommand(
  import.meta.url,
  'printTransferSlip',
  function* (argument: PrintTransferArgument, context: Context): Generator<Statement, DeskPrinter, unknown> {
    const { organisationGid, panelGid, staffGid, number, origin } = argument;
    const day = yield* readDay(organisationGid, context.now);
    yield* readPlace(organisationGid, panelGid);
    heldBy({ counter: yield* readCounter(panelGid) }, yield* readStaff(organisationGid, staffGid, panelGid));
    const sent = yield* one<{ ticketGid: string }>(
      ['event', 'ticket'],
      `SELECT e.ticket_gid AS "ticketGid" FROM event e JOIN ticket t ON t.gid = e.ticket_gid
       WHERE e.organisation_gid = ? AND e.panel_gid = ? AND e.kind = 'transferred' AND e.at >= ? AND t.number = ?
       ORDER BY e.seq DESC LIMIT 1`,
      organisationGid,
      panelGid,
      day.moment.dayStartedAt,
      number,
    );
    const ticket = sent && (yield* readTicket(sent.ticketGid));
    const queue = ticket && (yield* readQueue(ticket.queueGid));
    const places = yield* readPlaces(organisationGid);
    const place = places.find(
      (one) =>
        ownerOf(one).gid === queue?.ownerGid && (!ticket?.forCounterGid || one.panel.gid === ticket.forCounterGid),
    );
    if (!ticket || !queue || !place) throw new Refusal({ code: 'number_not_issued', field: 'number' });
    const printer = yield* readDeskPrinter(organisationGid, panelGid);
    if (!printer.name) throw new Refusal({ code: 'no_printer' });
    const slip = yield* composeSlip(day, { place, group: place.group }, places, queue, ticket);
    yield* enqueueSlip(context, day, { panelGid, source: 'desk', origin }, slip, queue);
    return printer;
  },
);
