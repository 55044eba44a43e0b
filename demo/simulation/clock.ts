import { setTimeout as sleep } from 'node:timers/promises';

/** Clinic time: runs `speed` times faster than the wall clock and ends after so many minutes. */
export interface ClinicClock {
  /** Clinic minutes since the simulation began. */
  minute(): number;
  isOver(): boolean;
  /** Waits so many clinic minutes, but never past the end. */
  wait(minutes: number): Promise<void>;
  /** Ends the day now. */
  stop(): void;
}

export function startClock(speed: number, minutes: number): ClinicClock {
  const began = performance.now();
  const stopping = new AbortController();
  const minute = () => ((performance.now() - began) / 60_000) * speed;
  const isOver = () => stopping.signal.aborted || minute() >= minutes;
  return {
    minute,
    isOver,
    stop: () => stopping.abort(),
    wait: async (length) => {
      const left = Math.max(0, Math.min(length, minutes - minute()));
      await sleep(Math.ceil((left / speed) * 60_000) + 1, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    },
  };
}
