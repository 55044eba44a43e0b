import { write, writeSync } from 'node:fs';

/** Text that waits for room, in characters. */
const mostWaiting = 1_000_000;
const tryAgainMs = 100;

/** Where log lines go. */
export interface LogOutput {
  write(line: string): void;
}

/**
 * Writes log lines to standard output, which may be a file on a full disk or lead to a program that reads no more:
 * patients are called all the same. Lines wait until they can be written; those beyond what may wait are lost, and a
 * line says how many.
 */
export function openLogOutput(descriptor = 1): LogOutput {
  let lines: string[] = [];
  let waiting = 0;
  let lost = 0;
  let chunk = Buffer.alloc(0);
  /** From the first line until nothing waits: while one is written, and while the next try is waited for. */
  let isWriting = false;
  let isUnderWay = false;

  const takeLines = () => {
    if (lost > 0) lines.push(lineOfLost(lost));
    chunk = Buffer.from(lines.join(''));
    [lines, waiting, lost] = [[], 0, 0];
  };
  const writeNext = () => {
    if (chunk.length === 0) takeLines();
    isWriting = chunk.length > 0;
    if (!isWriting) return;
    isUnderWay = true;
    write(descriptor, chunk, (error, written) => {
      isUnderWay = false;
      if (error) return void setTimeout(writeNext, tryAgainMs).unref();
      chunk = chunk.subarray(written);
      writeNext();
    });
  };
  // What was said last is what an operator looks for. What cannot be written by now holds up no end.
  process.once('exit', () => {
    if (isUnderWay) chunk = Buffer.alloc(0);
    try {
      for (;;) {
        if (chunk.length === 0) takeLines();
        if (chunk.length === 0) return;
        chunk = chunk.subarray(writeSync(descriptor, chunk));
      }
    } catch {
      // A full disk, or nobody reads.
    }
  });
  return {
    write: (line) => {
      if (waiting + line.length > mostWaiting) {
        lost += 1;
        return;
      }
      lines.push(line);
      waiting += line.length;
      if (!isWriting) writeNext();
    },
  };
}

/** Standard output and error, which the console writes to, may fail as well; unheard, that would end the process. */
export function outliveConsole(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function lineOfLost(count: number): string {
  const line = {
    level: 'warn',
    time: new Date().toISOString(),
    event: 'log.lost',
    count,
    msg: 'log lines are missing',
  };
  return `${JSON.stringify(line)}\n`;
}
