import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import { askStatus, type StatusQuestion } from './escpos.ts';
import { isDone, isStatus } from './status.ts';

export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly stallMs: number;
}

/** The connection ended, was refused, or nobody answered in time. */
export class PrinterAway extends Error {}

/** A connection to a printer's raw port. */
export interface PrinterConnection {
  /** Sends bytes; settles when the system has taken them. @throws PrinterAway */
  send(bytes: Uint8Array): Promise<void>;
  /** Asks DLE EOT. @throws PrinterAway */
  ask(question: StatusQuestion): Promise<number>;
  /** The answer to GS r; undefined if it has not come within this time. @throws PrinterAway */
  done(withinMs: number): Promise<number | undefined>;
  close(): void;
}

/** Connects to a printer. @throws PrinterAway */
export async function connectPrinter(host: string, port: number, patience: Patience): Promise<PrinterConnection> {
  const socket = connectSocket({ host, port });
  let away: PrinterAway | undefined;
  let done: number | undefined;
  const statuses: number[] = [];
  const wake = new Set<() => void>();
  const end = (reason: string) => {
    away ??= new PrinterAway(reason);
    for (const one of wake) one();
  };
  socket.setNoDelay(true);
  socket.on('error', (error) => end(error.message));
  socket.on('close', () => end('the connection was closed'));
  socket.on('end', () => end('the printer closed the connection'));
  socket.on('data', (bytes: Buffer) => {
    for (const byte of bytes) {
      if (isStatus(byte)) statuses.push(byte);
      else if (isDone(byte)) done = byte;
    }
    for (const one of wake) one();
  });
  const within = async <A>(ready: () => A | undefined, ms: number): Promise<A | undefined> => {
    const late = AbortSignal.timeout(ms);
    for (;;) {
      const found = ready();
      if (found !== undefined) return found;
      if (away) throw away;
      if (late.aborted) return undefined;
      await new Promise<void>((resolve) => {
        const go = () => {
          wake.delete(go);
          late.removeEventListener('abort', go);
          resolve();
        };
        wake.add(go);
        late.addEventListener('abort', go);
      });
    }
  };
  const until = async <A>(ready: () => A | undefined, ms: number, what: string): Promise<A> => {
    const found = await within(ready, ms);
    if (found === undefined) throw new PrinterAway(`the printer did not ${what} in time`);
    return found;
  };
  let connected = false;
  socket.once('connect', () => {
    connected = true;
    for (const one of wake) one();
  });
  try {
    await until(() => connected || undefined, patience.connectMs, 'take the connection');
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return {
    send: async (bytes) => {
      if (away) throw away;
      if (!socket.write(bytes)) await drained(socket, () => away, patience.stallMs);
    },
    ask: async (question) => {
      statuses.length = 0;
      if (away) throw away;
      socket.write(askStatus(question));
      return until(() => statuses.shift(), patience.answerMs, 'answer');
    },
    done: (withinMs) => within(() => done, withinMs),
    close: () => {
      socket.end();
      setTimeout(() => socket.destroy(), patience.answerMs).unref();
    },
  };
}

async function drained(socket: Socket, away: () => Error | undefined, stallMs: number): Promise<void> {
  const waiting = new AbortController();
  const late = setTimeout(() => waiting.abort(), stallMs);
  const closed = () => waiting.abort();
  socket.once('close', closed);
  try {
    await once(socket, 'drain', { signal: waiting.signal });
  } catch {
    throw away() ?? new PrinterAway('the printer takes nothing in any more');
  } finally {
    clearTimeout(late);
    socket.off('close', closed);
  }
}
