import { Worker } from 'node:worker_threads';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import type { DrawnSlip, SlipDrawing } from './block.ts';

/** Draws slips, on a thread of its own: the event loop has calls to answer. */
export interface SlipDrawer {
  /** @throws Refusal service_busy, service_stopping; Error of a slip that cannot be drawn */
  draw(drawing: SlipDrawing): Promise<DrawnSlip>;
  close(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly slips: SlipDrawer;
  }
}

interface Waiting {
  readonly drawing: SlipDrawing;
  readonly resolve: (drawn: DrawnSlip) => void;
  readonly reject: (error: unknown) => void;
}

/** Fonts and pictures are outside this; a slip's own data are small. */
const memoryMb = 128;

/**
 * Opens the thread when there is first something to draw, so that a server that prints nothing loads no fonts. One
 * drawing after the other; a thread that takes too long or fails is ended, and the next drawing gets a new one.
 */
export function openDrawer({ timeLimitMs = limits.slipDrawingMs }: { timeLimitMs?: number } = {}): SlipDrawer {
  const waiting: Waiting[] = [];
  let thread: Worker | undefined;
  let busy: { task: Waiting; late: NodeJS.Timeout } | undefined;
  let count = 0;
  let closed = false;

  const settle = (settled: (task: Waiting) => void) => {
    const present = busy;
    busy = undefined;
    clearTimeout(present?.late);
    if (present) settled(present.task);
    next();
  };
  const giveUp = (worker: Worker, error: Error) => {
    if (thread !== worker) return;
    thread = undefined;
    void worker.terminate();
    settle(({ reject }) => reject(error));
  };
  const open = (): Worker => {
    const worker = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    worker.on('message', ({ id, drawn, error }: { id: number; drawn?: DrawnSlip; error?: Error }) => {
      if (thread !== worker || id !== count) return;
      settle(({ resolve, reject }) => (drawn ? resolve(drawn) : reject(error)));
    });
    worker.on('error', (error: Error) => giveUp(worker, error));
    return worker;
  };
  const next = () => {
    if (closed || busy) return;
    const task = waiting.shift();
    if (!task) return;
    thread ??= open();
    const worker = thread;
    count += 1;
    busy = { task, late: setTimeout(() => giveUp(worker, new Error('the drawing took too long')), timeLimitMs) };
    worker.postMessage({ id: count, drawing: task.drawing });
  };

  return {
    draw: (drawing) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Refusal({ code: 'service_stopping' }));
        if (waiting.length >= limits.slipsWaiting) return reject(new Refusal({ code: 'service_busy' }));
        waiting.push({ drawing, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      clearTimeout(busy?.late);
      const left = [...waiting.splice(0), ...(busy ? [busy.task] : [])];
      for (const { reject } of left) reject(new Refusal({ code: 'service_stopping' }));
      await thread?.terminate();
      thread = undefined;
    },
  };
}
