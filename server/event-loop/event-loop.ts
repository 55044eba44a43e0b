import { AsyncLocalStorage } from 'node:async_hooks';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What one piece of work may take from all others; longer than this is a hold, and told. */
export const longestMs = 50;

/** Holds that are remembered. */
const remembered = 100;
/** What the thread worked is read again after so long: reading it at every mark would cost more than the marks. */
const cpuReadEveryMs = 5;
/**
 * Of the lateness of the loop's timers: each look wakes an idle server. At 50 a second they took a quarter of a percent
 * of a core, all day; marks find holds, whatever this is.
 */
export const resolutionMs = longestMs;

/** Something that let all others wait. */
export interface Hold {
  /** The operation it was done for, the pattern of a page's address, or what the server did by itself. */
  readonly operation: string;
  /** How long nothing else could run. */
  readonly ms: number;
  /** How much of that this thread worked; the rest it waited for the disk or for its turn on a busy machine. */
  readonly cpuMs: number;
  /** When it ended, milliseconds since 1970 UTC. */
  readonly at: number;
}

/**
 * Watches how long the event loop is held, and by what. Work names itself with a mark; what runs from one mark to the
 * next, or to the end of the loop's turn, is counted to the first (docs/decisions/047).
 */
export interface EventLoop {
  /** Does some work under a name, which all that it starts and awaits keeps. */
  run<A>(name: string, work: () => A): A;
  /** The name of the work that asks; undefined for what no call has started. */
  current(): string | undefined;
  /** From now on the thread works for this name. */
  mark(name: string): void;
  /** The last holds, oldest first. */
  holds(): readonly Hold[];
  /** How many there were since the start, or since they were forgotten. */
  count(): number;
  /** The one that took the longest; undefined if there was none. */
  longest(): Hold | undefined;
  /** How late timers were, in nanoseconds. */
  readonly delay: ReturnType<typeof monitorEventLoopDelay>;
  /** Begins again: tests, and whoever counts from here. */
  forget(): void;
  close(): void;
}

/** Starts the watch. @param onHold is told each hold as it ends */
export function watchEventLoop(onHold: (hold: Hold) => void): EventLoop {
  const names = new AsyncLocalStorage<string>();
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let holds: Hold[] = [];
  let count = 0;
  let longest: Hold | undefined;
  let name: string | undefined;
  let since = 0;
  let cpu = 0;
  let cpuAt = 0;

  function readCpu(now: number): void {
    cpu = threadCpuMs();
    cpuAt = now;
  }

  /** Ends what ran until now. */
  function end(now: number): void {
    if (name === undefined || now - since <= longestMs) return;
    const ms = now - since;
    const hold = {
      operation: name,
      ms: Math.round(ms),
      cpuMs: Math.round(Math.min(ms, threadCpuMs() - cpu)),
      at: Date.now(),
    };
    readCpu(now);
    count += 1;
    holds = [...holds.slice(1 - remembered), hold];
    if (!longest || hold.ms > longest.ms) longest = hold;
    onHold(hold);
  }

  function endTurn(): void {
    end(performance.now());
    name = undefined;
  }

  return {
    run: (own, work) => names.run(own, work),
    current: () => names.getStore(),
    mark: (own) => {
      const now = performance.now();
      // Immediates run after the sockets of a turn, and keep it from waiting: rest is never counted as work.
      if (name === undefined) setImmediate(endTurn);
      else end(now);
      if (now - cpuAt > cpuReadEveryMs) readCpu(now);
      name = own;
      since = now;
    },
    holds: () => holds,
    count: () => count,
    longest: () => longest,
    delay,
    forget: () => {
      holds = [];
      count = 0;
      longest = undefined;
      delay.reset();
    },
    close: () => delay.disable(),
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
