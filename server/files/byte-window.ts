import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const windowBytes = 64 * 1024;

/** A file that is looked at from front to back, of which only a small piece is in memory. */
export interface ByteWindow {
  readonly size: number;
  /** Bytes at a place, valid until the next call; fewer where the file ends, at most a window's worth. */
  at(offset: number, length: number): Buffer;
}

/** Opens a file for the time of some work. It reads without yielding: for threads on which nobody waits. */
export async function withWindow<A>(path: string, work: (window: ByteWindow) => A | Promise<A>): Promise<A> {
  const file = openSync(path, 'r');
  try {
    return await work(windowOf(file));
  } finally {
    closeSync(file);
  }
}

function windowOf(file: number): ByteWindow {
  const buffer = Buffer.allocUnsafe(windowBytes);
  let [start, end] = [0, 0];
  return {
    size: fstatSync(file).size,
    at: (offset, length) => {
      const wanted = Math.min(length, windowBytes);
      if (offset < start || offset + wanted > end) {
        start = offset;
        end = offset + readSync(file, buffer, 0, windowBytes, offset);
      }
      return buffer.subarray(offset - start, Math.min(offset - start + wanted, end - start));
    },
  };
}
