import type { Readable, Writable } from 'node:stream';

type Fields = Record<string, unknown>;

/** The browser's own remote control, over a pipe that no other program of the machine can reach. */
export interface DevTools {
  /**
   * Asks the browser for something.
   * @throws Error if it refuses, has ended, or says nothing for as long as that
   */
  ask(method: string, params: Fields, waitMs: number, sessionId?: string): Promise<Fields>;
  /** Calls back with the name of each event. */
  onEvent(hear: (method: string, params: Fields) => void): void;
}

interface Waiting {
  done(result: Fields): void;
  fail(error: Error): void;
}

/** Messages are JSON, each ended by a zero byte. */
const end = '\0';

/** Speaks with a browser that was started with --remote-debugging-pipe. */
export function devToolsOver(toBrowser: Writable, fromBrowser: Readable): DevTools {
  const waiting = new Map<number, Waiting>();
  const listeners: ((method: string, params: Fields) => void)[] = [];
  let last = 0;
  let rest = '';
  const take = (text: string) => {
    const message = JSON.parse(text) as { id?: number; result?: Fields; error?: { message: string } } & Fields;
    const asked = waiting.get(message.id ?? -1);
    if (asked && message.error) asked.fail(new Error(message.error.message));
    else if (asked) asked.done(message.result ?? {});
    else for (const hear of listeners) hear(String(message.method), (message.params ?? {}) as Fields);
  };
  fromBrowser.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split(end);
    rest = texts.pop() ?? '';
    for (const text of texts) take(text);
  });
  const failAll = () => {
    for (const { fail } of waiting.values()) fail(new Error('the browser has ended'));
  };
  fromBrowser.on('close', failAll).on('error', failAll);
  toBrowser.on('error', failAll);
  return {
    ask: (method, params, waitMs, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        const settle = () => {
          clearTimeout(late);
          waiting.delete(id);
        };
        const fail = (error: Error) => {
          settle();
          reject(error);
        };
        const late = setTimeout(() => fail(new Error(`the browser did not answer ${method} in ${waitMs} ms`)), waitMs);
        waiting.set(id, {
          fail,
          done: (result) => {
            settle();
            resolve(result);
          },
        });
        toBrowser.write(JSON.stringify({ id, method, params, sessionId }) + end);
      }),
    onEvent: (hear) => {
      listeners.push(hear);
    },
  };
}
