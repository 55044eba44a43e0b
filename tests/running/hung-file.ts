import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';

/**
 * Makes a file as on a share that does not answer: a FIFO that nobody writes to, whose reader waits in the kernel.
 * @returns lets those who wait go on
 */
export function makeHungFile(path: string): () => void {
  execFileSync('mkfifo', [path]);
  return () => closeSync(openSync(path, constants.O_RDWR | constants.O_NONBLOCK));
}
