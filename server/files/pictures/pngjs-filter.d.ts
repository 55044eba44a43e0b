/** The part of pngjs that undoes filters and interlacing row by row; its types come with none of its own parts. */
declare module 'pngjs/lib/filter-parse.js' {
  interface Bitmap {
    width: number;
    height: number;
    interlace: boolean;
    /** Samples of a pixel. */
    bpp: number;
    /** Bits of a sample. */
    depth: number;
  }

  interface Ends {
    /** Asks for the next bytes, a row with its filter in front. */
    read(length: number, use: (bytes: Buffer) => void): void;
    /** Hands on a row as it is drawn. */
    write(line: Buffer): void;
    /** After the last row. */
    complete(): void;
  }

  /** Its steps throw an Error for a filter that no PNG has. */
  export default class Filter {
    constructor(bitmap: Bitmap, ends: Ends);
    start(): void;
  }
}
