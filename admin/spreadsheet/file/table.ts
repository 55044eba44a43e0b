/** What a cell holds; a day and a time of day are texts: "2026-11-23", "08:30", "2026-11-23 08:30". */
export type Cell = string | number | boolean | CellError | undefined;

/** A formula that came to nothing, such as #REF!; '' for one that nobody has worked out. */
export interface CellError {
  readonly error: string;
}

export interface Row {
  /** As the spreadsheet counts, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** One sheet of a file: its rows that hold something. */
export interface Table {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Stands in a text for a character that could not be read. */
export const unreadable = '\uFFFD';

/** How a text file is written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5' | 'windows-874';

export interface ReadFile {
  readonly tables: readonly Table[];
  /** Of a text file. */
  readonly encoding?: Encoding;
}

export type FileFaultCode =
  | 'tooLarge'
  | 'unpackedTooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'oldExcel'
  | 'webPage'
  | 'noTable'
  | 'damaged'
  | 'empty'
  | 'noHeads';

/** Why a file cannot be read at all. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly code: FileFaultCode;
  readonly number: number | undefined;

  constructor(code: FileFaultCode, number?: number) {
    super(code);
    this.code = code;
    this.number = number;
  }
}

export function isCellError(cell: Cell): cell is CellError {
  return typeof cell === 'object';
}
