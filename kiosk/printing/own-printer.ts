import type { HttpClient } from '#client/http/http-client.ts';
import { press } from '#client/http/press.ts';
import { createStore, type Store } from '#client/store.ts';
import type { SlipReport } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';

/** A slip that is being printed: its page stands in a frame that nobody sees. */
export interface PrintedSlip {
  key: string;
  /** The language in which its patient read, who may have gone. */
  language: Locale | undefined;
  /** Another one for each time that a slip is begun. */
  turn: number;
}

/** The machine's own printer. */
export interface OwnPrinter {
  present: Store<PrintedSlip | undefined>;
  /** Slips to be printed; those on their way are not begun anew. */
  print(keys: readonly string[]): void;
  /** Told by the frame: whether the slip went to the printer. */
  ended(printed: boolean): void;
}

/** A frame of which nothing is heard by then is given up; the server has the slip looked at. */
const patienceMs = 50_000;
/** So long a slip that could not be begun is worth printing: who took the number may still stand there. */
const worthMs = 2 * 60_000;

/**
 * Prints slips one after the other, because a browser prints one page at a time. The server is asked before each: what
 * another page of this machine has begun, or this one before it was loaded anew, is not begun again.
 */
export function createOwnPrinter(client: HttpClient, pause?: (ms: number) => Promise<void>): OwnPrinter {
  const present = createStore<PrintedSlip | undefined>(undefined);
  const waiting: string[] = [];
  let busy = false;
  let turn = 0;
  let end: (printed: boolean | undefined) => void = () => undefined;

  async function work() {
    if (busy) return;
    busy = true;
    for (let key = waiting[0]; key !== undefined; key = waiting[0]) {
      const { accepted, language } = await report(key, 'printing');
      if (accepted) {
        turn += 1;
        const printed = await new Promise<boolean | undefined>((resolve) => {
          end = resolve;
          setTimeout(resolve, patienceMs, undefined);
          present.set({ key: key as string, language, turn });
        });
        present.set(undefined);
        if (printed !== undefined) await report(key, printed ? 'printed' : 'failed');
      }
      waiting.shift();
    }
    busy = false;
  }

  async function report(key: string, state: 'printing' | 'printed' | 'failed'): Promise<SlipReport> {
    // Under one key: a slip whose beginning was noted, though the answer was lost, is begun all the same.
    return press((attempt) => client.call('reportOwnSlip', { body: { key, state } }, attempt), {
      giveUpMs: worthMs,
      pause,
    }).catch(() => ({ accepted: false }));
  }

  return {
    present,
    print(keys) {
      for (const key of keys) if (waiting.indexOf(key) < 0) waiting.push(key);
      void work();
    },
    ended: (printed) => end(printed),
  };
}
