import type { SlipPrinting, TicketSlip } from '#generated/shapes.ts';
import type { Locale, PrintSource } from '#generated/values.ts';
import { all, type Context, one, run, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { newGid } from '../ground/new-gid.ts';
import { defaultLocale } from '../ground/texts.ts';
import type { OrganisationDay } from '../queue/place.ts';
import type { QueueRow } from '../queue/rows.ts';
import { labelOf } from '../slips/compose-blocks.ts';
import { type SlipFacts, toldBy } from '../slips/slip-facts.ts';
import { slipsWantedAgain } from './own-slips.ts';
import { readPrinterStates } from './printer-state.ts';

/** Where a number was drawn, and by which address its patient's phone reaches this server, if that is known. */
export interface Drawn {
  readonly panelGid: string;
  readonly source: Exclude<PrintSource, 'test'>;
  readonly origin: string | undefined;
  /** The language its patient chose there, if one was. */
  readonly language?: Locale | undefined;
  /** Whether somebody asks for it who has had the number for a while. */
  readonly wanted?: boolean;
}

/** Which numbers a printer prints. */
const wants = { ticketMachine: 'ticketMachines', kiosk: 'kiosks', desk: 'desks' } as const;

/**
 * Sends the slip of a number to the printer of its panel, if there is one that the server prints on; in the transaction
 * that issues the number, so that it is neither lost nor doubled.
 */
export function* enqueueSlip(
  context: Context,
  { organisationGid, organisation }: OrganisationDay,
  { panelGid, source, origin, language, wanted }: Drawn,
  slip: Omit<TicketSlip, 'ticketKey'>,
  { session, serviceDate }: Pick<QueueRow, 'session' | 'serviceDate'>,
): Generator<Statement, void, unknown> {
  const printer = yield* printerOf(organisationGid, panelGid, source);
  const server = organisation.customDomain ?? origin;
  if (!printer || server === undefined) return;
  const panel = yield* getDocument('panel', organisationGid, panelGid);
  const facts: SlipFacts = {
    ...toldBy(slip),
    url: new URL(slip.url, server).href,
    locale: language ?? panel?.body.language ?? organisation.language ?? defaultLocale,
    session,
    serviceDate,
  };
  // A machine's own page prints what it gives by itself, and finds what else is wanted by when that was made.
  const madeAt = wanted ? context.now - 1 : context.now;
  yield* insertPrintJob(context, organisationGid, printer.gid, source, facts, madeAt);
}

/** Puts one slip behind those that wait for its printer, and yields the gid of its job. */
export function* insertPrintJob(
  { now }: Context,
  organisationGid: string,
  printerGid: string,
  source: PrintSource,
  facts: SlipFacts,
  madeAt = now,
): Generator<Statement, string, unknown> {
  const last = yield* one<{ number: number | null }>(
    'print_job',
    'SELECT max(number) AS number FROM print_job WHERE organisation_gid = ?',
    organisationGid,
  );
  const gid = newGid();
  yield* run(
    'print_job',
    `INSERT INTO print_job (gid, organisation_gid, number, printer_gid, source, label, queue_name, slip, ticket_key,
       state, queued_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?, ?)`,
    gid,
    organisationGid,
    Number(last?.number ?? 0) + 1,
    printerGid,
    source,
    labelOf(facts),
    facts.queueName,
    JSON.stringify(facts),
    source === 'test' ? null : facts.url.split('/').at(-1)!,
    now,
    madeAt,
    now,
  );
  return gid;
}

/** Yields the printer on which a panel's numbers come out: of several the first by name that is not known to stand still. */
export function* printerOf(
  organisationGid: string,
  panelGid: string,
  source: Drawn['source'],
): Generator<Statement, Document<'printer'> | undefined, unknown> {
  const printers = (yield* listDocuments('printer', organisationGid)).filter(
    ({ body }) =>
      body.enabled &&
      (source !== 'desk' || body.kind !== 'browser') &&
      body[wants[source]] &&
      body.panels?.includes(panelGid),
  );
  if (printers.length < 2) return printers[0];
  const states = yield* all<{ gid: string; state: string }>(
    'printer_state',
    'SELECT printer_gid AS gid, state FROM printer_state WHERE organisation_gid = ?',
    organisationGid,
  );
  const standing = new Set(states.filter(({ state }) => state !== 'ready').map(({ gid }) => gid));
  return printers.find(({ gid }) => !standing.has(gid)) ?? printers[0];
}

/** Yields how a device's slips are printed: by the page itself on the machine's own printer, by the server, or not at all. */
export function* slipPrinting(
  organisationGid: string,
  panelGid: string,
  source: 'ticketMachine' | 'kiosk',
): Generator<Statement, { slips?: SlipPrinting }, unknown> {
  const printer = yield* printerOf(organisationGid, panelGid, source);
  if (!printer) return {};
  if (printer.body.kind !== 'browser') {
    const { state = 'unknown' } = (yield* readPrinterStates(organisationGid)).get(printer.gid) ?? {};
    return { slips: { by: 'server', ...(state !== 'ready' && state !== 'unknown' && { stopped: true }) } };
  }
  const again = yield* slipsWantedAgain(organisationGid, printer.gid);
  return { slips: { by: 'page', width: printer.body.width ?? 576, ...(again.length > 0 && { again }) } };
}
