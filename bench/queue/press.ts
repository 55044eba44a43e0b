import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks';
import { median } from '../report.ts';

/** What many counters did together. */
export interface Pressed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Numbers that two counters got, and numbers that nobody got. */
  readonly duplicates: number;
  readonly gaps: number;
  /** 99th percentile of how late this process's event loop was, ms. */
  readonly loopP99: number;
}

/** Presses Next at a counter once, under an idempotency key; answers the number that was called. */
export type Press = (counter: string, key: string) => Promise<number>;

/** Every counter presses Next again as soon as it has its answer, until all patients are called. */
export async function pressAll(counters: readonly string[], patients: number, press: Press): Promise<Pressed> {
  const times: number[] = [];
  const numbers: number[] = [];
  let left = patients;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const began = performance.now();
  await Promise.all(
    counters.map(async (counter) => {
      while (left > 0) {
        left -= 1;
        const start = performance.now();
        numbers.push(await press(counter, randomUUID()));
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  loop.disable();
  const different = new Set(numbers);
  return {
    perSecond: patients / seconds,
    p50: median(times),
    p99: percentile(times, 0.99),
    duplicates: numbers.length - different.size,
    gaps: Math.max(...numbers) - Math.min(...numbers) + 1 - different.size,
    loopP99: lateness(loop),
  };
}

/** The loop's own timer is part of what is measured: a millisecond. */
export function lateness(loop: Pick<RecordableHistogram, 'percentile'>): number {
  return loop.percentile(99) / 1e6;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
