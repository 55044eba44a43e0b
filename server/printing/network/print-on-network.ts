import type { PrinterState, PrintFault } from '#generated/values.ts';
import type { DrawnSlip } from '../../slips/block.ts';
import { connectPrinter, type Patience, PrinterAway, type PrinterConnection } from './connection.ts';
import { askWhenDone, bandsOf, ending, reset, type StatusQuestion } from './escpos.ts';
import { paperAt, stateOf } from './status.ts';

/** How a slip ended: on paper; not begun, so that it can wait; or begun, and nobody knows. */
export type Outcome =
  | { readonly end: 'printed' }
  | { readonly end: 'notBegun'; readonly state: PrinterState }
  | { readonly end: 'unknown'; readonly state: PrinterState; readonly fault: PrintFault };

export interface NetworkPrinting {
  /** Where it is. @throws PrinterAway */
  address(): Promise<string>;
  readonly port: number;
  readonly dpi: number;
  readonly cutter: boolean;
  readonly patience: Patience;
  /** Draws the slip, once the printer is ready for it. */
  draw(): Promise<DrawnSlip>;
  /** Notes that the first byte is about to go; false: it is not to be printed any more. */
  begin(): Promise<boolean>;
  /** Notes that it still goes on. */
  keep(): Promise<void>;
}

/** The slowest printers do so many millimetres in a second. */
const slowestMmPerSecond = 50;
const mmPerInch = 25.4;
const lookEveryMs = 150;
const keepEveryMs = 5000;
const all = [1, 2, 3, 4] as const;
/** Enough to know that it still prints. */
const whileItPrints = [2, 4] as const;

/**
 * Sends one slip to a printer on the network: asks how it stands, sends the picture in bands, and asks until the printer
 * says that all is done. Once the first byte has gone, only the printer's word makes it printed.
 */
export async function printOnNetwork(printing: NetworkPrinting): Promise<Outcome> {
  const { port, patience } = printing;
  let connection: PrinterConnection;
  try {
    connection = await connectPrinter(await printing.address(), port, patience);
  } catch (error) {
    if (error instanceof PrinterAway) return { end: 'notBegun', state: 'offline' };
    throw error;
  }
  let begun = false;
  try {
    const before = await askAll(connection, all);
    if (before !== 'ready') return { end: 'notBegun', state: before };
    const slip = await printing.draw();
    begun = await printing.begin();
    if (!begun) return { end: 'notBegun', state: 'ready' };
    return await sendSlip(connection, printing, slip);
  } catch (error) {
    if (!(error instanceof PrinterAway)) throw error;
    return begun ? { end: 'unknown', state: 'offline', fault: 'cutOff' } : { end: 'notBegun', state: 'offline' };
  } finally {
    connection.close();
  }
}

/** Asks a printer how it stands, and sends it nothing. */
export async function askPrinter({
  address,
  port,
  patience,
}: Pick<NetworkPrinting, 'address' | 'port' | 'patience'>): Promise<PrinterState> {
  let connection: PrinterConnection | undefined;
  try {
    connection = await connectPrinter(await address(), port, patience);
    return await askAll(connection, all);
  } catch (error) {
    if (error instanceof PrinterAway) return 'offline';
    throw error;
  } finally {
    connection?.close();
  }
}

async function sendSlip(connection: PrinterConnection, printing: NetworkPrinting, slip: DrawnSlip): Promise<Outcome> {
  const { cutter, dpi } = printing;
  let keptAt = performance.now();
  const keep = async () => {
    if (performance.now() - keptAt < keepEveryMs) return;
    keptAt = performance.now();
    await printing.keep();
  };
  await connection.send(reset);
  for (const band of bandsOf(slip)) {
    await connection.send(band);
    await keep();
  }
  await connection.send(ending(cutter));
  await connection.send(askWhenDone);
  // Some printers never answer GS r: for them it is done when the slowest would be, and nothing was wrong until then.
  const longestMs = ((slip.height / dpi) * mmPerInch * 1000) / slowestMmPerSecond + 1000;
  const sentAt = performance.now();
  for (;;) {
    const done = await connection.done(lookEveryMs);
    const state = done === undefined ? await askAll(connection, whileItPrints) : paperAt(done);
    if (state !== 'ready') return { end: 'unknown', state, fault: state === 'unknown' ? 'fault' : state };
    if (done !== undefined || performance.now() - sentAt > longestMs) return { end: 'printed' };
    await keep();
  }
}

async function askAll(connection: PrinterConnection, questions: readonly StatusQuestion[]): Promise<PrinterState> {
  const answers = new Map<StatusQuestion, number>();
  for (const question of questions) answers.set(question, await connection.ask(question));
  return stateOf(answers);
}
