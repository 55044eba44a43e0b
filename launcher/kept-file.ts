import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A small record on the disk that a power cut leaves whole: as it was before, or as it is now. */
export interface KeptFile<Value extends object> {
  /** What is kept; what is missing or broken counts as empty. */
  read(): Partial<Value>;
  write(value: Value): void;
}

/** The record in a file that only this account may read. */
export function keptFile<Value extends object>(path: string): KeptFile<Value> {
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Partial<Value>) : {};
      } catch {
        return {};
      }
    },
    write: (value) => writeWhole(path, JSON.stringify(value)),
  };
}

/** Writes beside the file, then takes its place: nobody ever reads half of it, and of a failure nothing stays. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  try {
    writeDurably(beside, typeof content === 'string' ? Buffer.from(content) : content);
    renameSync(beside, path);
  } catch (error) {
    // On a disk that is full it would keep it full.
    rmSync(beside, { force: true });
    throw error;
  }
}

function writeDurably(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'w', 0o600);
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
