/** What a screen looks like from outside, at one moment. */
export interface Signs {
  /** Revision of the view that was received, drawn, and said by the stream to be the newest; -1 where there is none. */
  receivedSeq: number;
  drawnSeq: number;
  saidSeq: number;
  /** Since when the browser painted no frame, the clock on the screen stood, and nothing came from the server; in ms. */
  frameMs: number;
  clockMs: number;
  silentMs: number;
}

export type Remedy = 'none' | 'reconnect' | 'reload';

interface Fault {
  name: string;
  is(signs: Signs): boolean;
  /** How long it may last before the stream is opened anew, and before the page is loaded anew; in ms. */
  reconnect?: number;
  reload: number;
}

const minute = 60000;
const faults: Fault[] = [
  { name: 'a view was not drawn', is: ({ receivedSeq, drawnSeq }) => receivedSeq !== drawnSeq, reload: 10000 },
  { name: 'no frame was painted', is: ({ frameMs }) => frameMs > minute, reload: 0 },
  { name: 'the clock stood', is: ({ clockMs }) => clockMs > 3 * minute, reload: 0 },
  {
    name: 'the stream promised a view that never came',
    is: ({ saidSeq, receivedSeq }) => saidSeq > receivedSeq,
    reconnect: 15000,
    reload: minute,
  },
  { name: 'nothing was heard', is: ({ silentMs }) => silentMs > 30000, reconnect: 0, reload: 5 * minute },
];
/** The stream is opened anew no more often than this: the stream itself tries much sooner. */
const reconnectEveryMs = minute;

/**
 * Judges a screen by looking at it every few seconds: what is stuck gets a new stream first, then a new page.
 * @returns takes what the screen looks like now and the time in ms; gives the remedy, and for what
 */
export function createWatchdog(): (signs: Signs, now: number) => { remedy: Remedy; fault?: string } {
  const since: { [name: string]: number } = {};
  let reconnectedAt = -reconnectEveryMs;

  return (signs, now) => {
    let needed: Fault | undefined;
    for (const fault of faults) {
      if (!fault.is(signs)) {
        delete since[fault.name];
        continue;
      }
      const lasted = now - (since[fault.name] ?? now);
      since[fault.name] = now - lasted;
      if (lasted >= fault.reload) return { remedy: 'reload', fault: fault.name };
      if (fault.reconnect !== undefined && lasted >= fault.reconnect) needed = needed || fault;
    }
    if (!needed || now - reconnectedAt < reconnectEveryMs) return { remedy: 'none' };
    reconnectedAt = now;
    return { remedy: 'reconnect', fault: needed.name };
  };
}
