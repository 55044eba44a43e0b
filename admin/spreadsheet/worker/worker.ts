/** The thread on which spreadsheets are read, checked and written. Its first message opens a workbench. */
import { FileFault } from '../file/table.ts';
import { Workbench } from '../rows/workbench.ts';
import type { Answered, Asked, Opening } from './messages.ts';

const port = self as unknown as {
  postMessage(message: Answered): void;
  onmessage: ((event: MessageEvent<Opening | Asked>) => void) | null;
};

let bench: Workbench | undefined;

port.onmessage = async ({ data }) => {
  if ('plan' in data) {
    bench = new Workbench(data.plan, data.locale);
    return;
  }
  const { id, method, given } = data;
  try {
    const work = bench?.[method] as (...given: readonly unknown[]) => unknown;
    port.postMessage({ id, answer: await work.apply(bench, [...given]) });
  } catch (error) {
    if (error instanceof FileFault) {
      const { code, number } = error;
      port.postMessage({ id, fault: { code, ...(number !== undefined && { number }) } });
    } else port.postMessage({ id, error: String(error) });
  }
};
