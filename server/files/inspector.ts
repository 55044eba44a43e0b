import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Finding, Inspection } from './inspection.ts';

/** One core is left to the calls. */
const threadCount = availableParallelism() > 2 ? 2 : 1;
/** What they read is read in pieces, so this is plenty (docs/decisions/049). */
const memoryMb = 96;
const ownThread = new URL('./inspection-thread.ts', import.meta.url);

export interface InspectorOptions {
  readonly timeLimitMs?: number;
  readonly threads?: number;
  readonly memoryMb?: number;
  readonly thread?: URL;
}

/** Looks into what came from outside, on threads of its own. */
export interface Inspector {
  /** @throws Refusal of what was found, upload_too_complex, service_busy, service_stopping */
  inspect(inspection: Inspection): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  readonly inspection: Inspection;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: { readonly task: Waiting; readonly late: NodeJS.Timeout } | undefined;
}

/**
 * Opens the threads, each when there is first something for it to do. However much a file is made to cost, it costs
 * only them, and they are bounded: in number, in memory, in what waits for them, and in time, after which the thread is
 * ended and the file refused.
 */
export function openInspector(options: InspectorOptions = {}): Inspector {
  const { timeLimitMs = limits.inspectionMs, threads: most = threadCount } = options;
  const resourceLimits = { maxOldGenerationSizeMb: options.memoryMb ?? memoryMb, maxYoungGenerationSizeMb: 16 };
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];
  let closed = false;

  const settle = (thread: Thread, settled: (task: Waiting) => void) => {
    const { busy } = thread;
    thread.busy = undefined;
    clearTimeout(busy?.late);
    if (busy) settled(busy.task);
    next();
  };
  const giveUp = (thread: Thread, error?: Error) => {
    threads.delete(thread);
    void thread.worker.terminate();
    settle(thread, ({ inspection, reject }) => reject(error ?? tooComplex(inspection)));
  };
  const open = (): Thread => {
    const worker = new Worker(options.thread ?? ownThread, { resourceLimits });
    const thread: Thread = { worker, busy: undefined };
    worker.unref();
    worker.on('message', (finding: Finding) => {
      if (threads.has(thread)) settle(thread, (task) => tell(finding, task));
    });
    // Out of memory the file is to blame; whatever else ends a thread is a fault of this server, and is logged as one.
    worker.on('error', (error: NodeJS.ErrnoException) => {
      giveUp(thread, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? undefined : error);
    });
    threads.add(thread);
    return thread;
  };
  const next = () => {
    if (closed) return;
    const free =
      [...threads].find(({ busy }) => !busy) ?? (threads.size < most && waiting.length > 0 ? open() : undefined);
    const task = free && waiting.shift();
    if (!task) return;
    free.busy = { task, late: setTimeout(() => giveUp(free), timeLimitMs) };
    free.worker.postMessage(task.inspection);
  };

  return {
    inspect: (inspection) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Refusal({ code: 'service_stopping' }));
        if (waiting.length >= limits.inspectionsWaiting) return reject(new Refusal({ code: 'service_busy' }));
        waiting.push({ inspection, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      const left = [...waiting.splice(0), ...[...threads].flatMap(({ busy }) => (busy ? [busy.task] : []))];
      for (const { reject } of left) reject(new Refusal({ code: 'service_stopping' }));
      for (const { busy } of threads) clearTimeout(busy?.late);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
      threads.clear();
    },
  };
}

function tell(finding: Finding, { resolve, reject }: Waiting): void {
  if (finding.kind === 'answer') resolve(finding.answer);
  else reject(finding.kind === 'refusal' ? new Refusal(finding.entries) : finding.error);
}

function tooComplex(inspection: Inspection): Refusal {
  const field = inspection.kind === 'picture' ? inspection.rule.property : inspection.field;
  return new Refusal({ code: 'upload_too_complex', field });
}
