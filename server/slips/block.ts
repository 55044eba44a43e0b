/** A piece of a slip; they stand one below the other, centred. Lengths are in units: 576 of them are the paper's width. */
export type Block =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: number;
      readonly bold?: boolean;
      readonly oneLine?: true;
    }
  | { readonly kind: 'picture'; readonly path: string; readonly maxWidth: number; readonly maxHeight: number }
  | { readonly kind: 'code'; readonly text: string; readonly size: number }
  | { readonly kind: 'rule' };

/** Units across the paper. */
export const unitsAcross = 576;

/** How a drawn slip is wanted: dots for a printer's raster, or a file. */
export type SlipFormat = 'dots' | 'png' | 'pdf';

/** What is to be drawn. */
export interface SlipDrawing {
  readonly blocks: readonly Block[];
  /** Language by which lines are broken. */
  readonly locale: string;
  /** Dots across the paper. */
  readonly width: number;
  readonly dpi: number;
  readonly format: SlipFormat;
}

/** A slip as it was drawn. Of dots, each row has width / 8 bytes, the first dot is the highest bit, and 1 is black. */
export interface DrawnSlip {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}
