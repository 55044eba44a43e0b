import { lostConnection, ownFailure } from '#client/http/call-failure.ts';
import type { Locale } from '#generated/values.ts';
import { FileFault } from '../file/table.ts';
import type { SheetPlan } from '../rows/sheet-plan.ts';
import type { Workbench } from '../rows/workbench.ts';
import type { Answered, Method } from './messages.ts';

/** A workbench on a thread of its own. */
export type Bench = {
  [M in Method]: (...given: Parameters<Workbench[M]>) => Promise<Awaited<ReturnType<Workbench[M]>>>;
} & { close(): void };

const methods = {
  refer: true,
  know: true,
  read: true,
  told: true,
  check: true,
  counts: true,
  rows: true,
  toSend: true,
  settle: true,
  wrongRows: true,
  write: true,
} satisfies Record<Method, true>;

/** Opens a workbench; its calls reject with a FileFault where a file is at fault. */
export function openBench(plan: SheetPlan, locale: Locale): Bench {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let last = 0;
  worker.onmessage = ({ data: { id, answer, fault, error } }: MessageEvent<Answered>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault) asked?.reject(new FileFault(fault.code, fault.number));
    else if (error) asked?.reject(new Error(error));
    else asked?.resolve(answer);
  };
  let unbrought: Error | undefined;
  worker.onerror = ({ message }: Partial<ErrorEvent>) => {
    // Without a message its program did not come: the server is away, and nothing that is asked later has an answer.
    if (!message) unbrought = ownFailure(lostConnection());
    for (const { reject } of waiting.values()) reject(unbrought ?? new Error(message));
    waiting.clear();
  };
  worker.postMessage({ plan, locale });
  const call =
    (method: Method) =>
    (...given: unknown[]) =>
      new Promise((resolve, reject) => {
        if (unbrought) return reject(unbrought);
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, method, given });
      });
  const calls = Object.fromEntries(Object.keys(methods).map((method) => [method, call(method as Method)]));
  return { ...calls, close: () => worker.terminate() } as unknown as Bench;
}
