import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { type Attempt, press } from '#client/http/press.ts';
import { createStore, type Store } from '#client/store.ts';
import type { QueueSize } from '#generated/shapes.ts';
import type { Step } from './step.ts';

export interface Flow {
  step: Store<Step>;
  /** The network was lost while something was under way, and it is being sent again. */
  retrying: Store<boolean>;
  go(step: Step): void;
  /** Checks in whoever this identifies: a card or record number, an appointment id, the text of a code. */
  identify(identifier: string): Promise<void>;
  /** Takes a number in a queue; where it has classes of priority to choose from, they are asked for first. */
  take(queue: QueueSize): Promise<void>;
  /** Takes a number in a queue, in a class of priority or as one like all others. */
  takeIn(queue: QueueSize, priorityTag: string | undefined): Promise<void>;
}

/** The patient's way through the kiosk; `onDone` is told when something changed on the server. */
export function createFlow(client: HttpClient, onDone: () => void, pause?: (ms: number) => Promise<void>): Flow {
  const step = createStore<Step>({ at: 'home' });
  const retrying = createStore(false);

  async function act(send: (attempt: Attempt) => Promise<Step>, again: 'scan' | 'type' | 'take') {
    if (step.get().at === 'working') return;
    step.set({ at: 'working' });
    try {
      step.set(await press(send, { onRetry: () => retrying.set(true), pause }));
      onDone();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      step.set({ at: 'refused', failure, again });
    } finally {
      retrying.set(false);
    }
  }

  function takeIn({ panelGid, groupGid }: QueueSize, priorityTag: string | undefined) {
    return act(async (attempt) => {
      const query = { ...(groupGid ? { groupGid } : { panelGid }), ...(priorityTag && { priorityTag }) };
      return { at: 'slip', slip: await client.call('takeNumber', { query }, attempt) };
    }, 'take');
  }

  return {
    step,
    retrying,
    go: step.set,
    identify(identifier) {
      const again = step.get().at === 'type' ? 'type' : 'scan';
      return act(async (attempt) => {
        const { data } = await client.call('checkIn', { body: { identifier } }, attempt);
        return { at: 'results', results: data };
      }, again);
    },
    async take(queue) {
      if (queue.priorityTags?.length) step.set({ at: 'class', queue });
      else await takeIn(queue, undefined);
    },
    takeIn,
  };
}
