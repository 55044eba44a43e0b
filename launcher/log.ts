import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Says what happens, for whoever looks after the machine. */
export type Log = (text: string) => void;

/** The file begins anew above this; one older is kept. */
const mostBytes = 1_000_000;

/** A log in the launcher's folder, which the journal of the system gets as well. A full disk does not stop the launcher. */
export function openLog(folder: string): Log {
  const path = join(folder, 'launcher.log');
  return (text) => {
    const line = `${new Date().toISOString()} ${text}\n`;
    process.stdout.write(line);
    try {
      mkdirSync(folder, { recursive: true });
      if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > mostBytes) renameSync(path, `${path}.1`);
      appendFileSync(path, line);
    } catch {
      // What was printed must do.
    }
  };
}
