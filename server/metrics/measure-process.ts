import { constants, PerformanceObserver } from 'node:perf_hooks';
import { type EventLoop, resolutionMs } from '../event-loop/event-loop.ts';
import { contract } from '../shapes/contract.ts';
import type { Metrics } from './metrics.ts';

const gcKinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
};

/** As Node tells it; its types leave out what kind it was. */
interface Collection {
  readonly duration: number;
  readonly detail: { readonly kind: number };
}

/** Measures the process: who it is, memory, processor, collections of garbage and how late its event loop is. */
export function measureProcess(metrics: Metrics, eventLoop: EventLoop, engine: string): { close(): void } {
  const info = metrics.gauge('callboard_build_info', 'What runs; always 1.', 'version', 'node', 'database');
  info.set(1, contract.info.version, process.version, engine);
  const started = metrics.gauge('process_start_time_seconds', 'Start of the process, seconds since 1970.');
  started.set(Math.round((Date.now() - process.uptime() * 1000) / 1000));

  const cpu = metrics.counter('process_cpu_seconds_total', 'Processor time, of user and system.');
  const resident = metrics.gauge('process_resident_memory_bytes', 'Memory that the process holds.');
  const heap = metrics.gauge('callboard_heap_bytes', 'The heap of the main thread.', 'part');
  const holds = metrics.counter('callboard_event_loop_holds_total', 'Times that something held the loop above 50 ms.');
  const longest = metrics.gauge('callboard_event_loop_longest_hold_seconds', 'The longest hold since the start.');
  const delay = metrics.gauge(
    'callboard_event_loop_delay_seconds',
    'How late timers were since the scrape before this one.',
    'quantile',
  );
  const collecting = metrics.counter('callboard_gc_seconds_total', 'Time in collections of garbage.', 'kind');
  const collections = metrics.counter('callboard_gc_total', 'Collections of garbage.', 'kind');

  const observer = new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as unknown as readonly Collection[]) {
      const kind = gcKinds[detail.kind] ?? 'other';
      collecting.add(duration / 1000, kind);
      collections.add(1, kind);
    }
  });
  observer.observe({ entryTypes: ['gc'] });

  let cpuBefore = 0;
  let holdsBefore = 0;
  metrics.onScrape(() => {
    const { user, system } = process.cpuUsage();
    cpu.add((user + system) / 1e6 - cpuBefore);
    cpuBefore = (user + system) / 1e6;
    const memory = process.memoryUsage();
    resident.set(memory.rss);
    heap.set(memory.heapUsed, 'used');
    heap.set(memory.heapTotal, 'total');
    heap.set(memory.external, 'external');
    holds.add(Math.max(0, eventLoop.count() - holdsBefore));
    holdsBefore = eventLoop.count();
    longest.set((eventLoop.longest()?.ms ?? 0) / 1000);
    for (const [quantile, percent] of quantiles) delay.set(lateness(eventLoop.delay.percentile(percent)), quantile);
    delay.set(lateness(eventLoop.delay.max), '1');
    eventLoop.delay.reset();
  });
  return { close: () => observer.disconnect() };
}

/** Node tells from one timer to the next, in nanoseconds; on time they are a resolution apart. */
function lateness(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);
}

const quantiles = [
  ['0.5', 50],
  ['0.99', 99],
] as const;
