import type { PrinterState, PrintFault } from '#generated/values.ts';

/** What is used of a printer's poll; it says more. */
export interface Poll {
  readonly statusCode?: string;
  readonly printerMAC?: string;
  readonly printingInProgress?: boolean;
}

/** Reads a poll; whatever is of another kind than expected was not said. */
export function pollOf(body: unknown): Poll {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {
    ...(typeof said.statusCode === 'string' && { statusCode: said.statusCode }),
    ...(typeof said.printerMAC === 'string' && { printerMAC: said.printerMAC }),
    ...(typeof said.printingInProgress === 'boolean' && { printingInProgress: said.printingInProgress }),
  };
}

/** Whether it is still at the slip that it has got. */
export function isPrinterBusy({ printingInProgress }: Poll): boolean {
  return printingInProgress === true;
}

/** How a printer stands by its code: "200 OK", "410 Paper out", percent-encoded in polls. */
export function stateOfCode(code: string | undefined): PrinterState {
  const number = numberOf(code);
  if (number === undefined) return 'unknown';
  if (number >= 200 && number < 300) return 'ready';
  if (number === 410) return 'paperOut';
  if (number === 420) return 'coverOpen';
  return 'fault';
}

/** How a slip ended by the code of its DELETE: 2xx on paper; 51x it could not be read, so nothing was printed. */
export function endingOf(code: string | undefined): { state: 'printed' | 'held' | 'failed'; fault?: PrintFault } {
  const number = numberOf(code);
  if (number !== undefined && number >= 200 && number < 300) return { state: 'printed' };
  if (number !== undefined && number >= 510 && number < 520) return { state: 'failed', fault: 'notDrawn' };
  const state = stateOfCode(code);
  return { state: 'held', fault: state === 'unknown' || state === 'ready' ? 'cutOff' : state };
}

function numberOf(code: string | undefined): number | undefined {
  const found = /^\s*(\d{3})(?!\d)/.exec(code ?? '');
  return found ? Number(found[1]) : undefined;
}
