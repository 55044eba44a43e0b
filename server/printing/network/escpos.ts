/** The few words of ESC/POS that a slip needs, as most receipt printers have them. */
import type { DrawnSlip } from '../../slips/block.ts';

/** Rows of one picture: a connection that ends midway leaves the printer waiting for no more than these. */
export const bandRows = 256;

/** ESC @: as after switching on. */
export const reset = Uint8Array.of(0x1b, 0x40);
/** GS r 1: answered only when all before it has been carried out. */
export const askWhenDone = Uint8Array.of(0x1d, 0x72, 0x01);

const feed = Uint8Array.of(0x1b, 0x64, 4);
/** GS V B 0: brings the end of the slip to the knife and cuts. */
const cut = Uint8Array.of(0x1d, 0x56, 0x42, 0x00);

/** What printers are asked in between, whatever they do (DLE EOT n): 2 why offline, 4 the paper. */
export type StatusQuestion = 1 | 2 | 3 | 4;

export function askStatus(question: StatusQuestion): Uint8Array {
  return Uint8Array.of(0x10, 0x04, question);
}

/** A slip in pictures of some rows (GS v 0), one after the other without a gap. */
export function* bandsOf({ bytes, width, height }: DrawnSlip): Generator<Uint8Array> {
  const across = Math.ceil(width / 8);
  for (let row = 0; row < height; row += bandRows) {
    const rows = Math.min(bandRows, height - row);
    const head = [0x1d, 0x76, 0x30, 0, across & 0xff, across >> 8, rows & 0xff, rows >> 8];
    const band = new Uint8Array(head.length + across * rows);
    band.set(head);
    band.set(bytes.subarray(row * across, (row + rows) * across), head.length);
    yield band;
  }
}

/** How a slip ends. */
export function ending(cutter: boolean): Uint8Array {
  return cutter ? cut : feed;
}
