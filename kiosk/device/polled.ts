import { isUnanswered } from '#client/http/call-failure.ts';
import { createStore, type Store } from '#client/store.ts';
import { limits } from '#generated/limits.ts';

/** How things stand with the server: first (not heard yet), good, unsteady (the last try failed) or lost for long. */
export type Contact = 'first' | 'good' | 'unsteady' | 'lost';

export interface Polled<Value> {
  value: Store<Value | undefined>;
  contact: Store<Contact>;
  /** Reads at once. */
  refresh(): void;
  close(): void;
}

const retryMs = 4_000;

/**
 * Reads something every 20 s, and every 4 s while it is not answered; what was read last stays. After 45 s without an
 * answer it counts as lost. A refusal is an answer, and asking more often will not cure it.
 */
export function createPolled<Value>(read: () => Promise<Value>): Polled<Value> {
  const value = createStore<Value | undefined>(undefined);
  const contact = createStore<Contact>('first');
  let heardAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let closed = false;

  async function poll() {
    if (running || closed) return;
    running = true;
    clearTimeout(timer);
    let pause = limits.lobbyRefreshSeconds * 1000;
    try {
      value.set(await read());
      heardAt = performance.now();
      contact.set('good');
    } catch (failure) {
      if (isUnanswered(failure)) {
        pause = retryMs;
        contact.set(performance.now() - heardAt > limits.staleMarkSeconds * 1000 ? 'lost' : 'unsteady');
      }
    } finally {
      running = false;
      if (!closed) timer = setTimeout(poll, pause);
    }
  }

  const soon = () => void poll();
  globalThis.addEventListener?.('online', soon);
  poll();
  return {
    value,
    contact,
    refresh: soon,
    close() {
      closed = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', soon);
    },
  };
}
