import type { HttpClient } from '#client/http/http-client.ts';
import { createLiveView, type LiveView } from '#client/stream/live-view.ts';
import { limits } from '#generated/limits.ts';
import { operations } from '#generated/operations.ts';
import type { TicketView } from '#generated/shapes.ts';

/** So many streams that did not open in a row, and the page asks for a while before it tries another one. */
const patience = 3;
const restMs = 60_000;

/** Whether a patient is called so soon that twenty seconds are long. */
function isSoon({ ahead, status, expired }: TicketView): boolean {
  return !expired && (status === 'onCall' || (status === 'awaiting' && ahead <= 3));
}

/**
 * A ticket by its stream; where that cannot be had, asked for every 20 s, and every 5 s in the last minutes.
 * @param onRefused hears why a ticket cannot be shown at all
 */
export function createLiveTicket(
  client: HttpClient,
  key: string,
  onRefused: (failure: unknown) => void,
): LiveView<TicketView> {
  let unopened = 0;
  const live = createLiveView<TicketView>({
    read: () => client.call('getTicketView', { query: { key } }, { keepFailure: true, timeoutMs: 15_000 }),
    onRefused,
    ...(typeof EventSource !== 'undefined' && {
      address: async (after: string | undefined) => {
        if (unopened >= patience) await new Promise((resolve) => setTimeout(resolve, restMs));
        unopened += 1;
        return `${operations.streamTicket.path}?${new URLSearchParams({ key, ...(after ? { after } : {}) })}`;
      },
    }),
  });
  const stopListening = live.connection.subscribe(() => {
    if (live.connection.get() === 'live') unopened = 0;
  });
  const often = setInterval(() => {
    const ticket = live.view.get();
    if (live.connection.get() !== 'live' && ticket && isSoon(ticket)) live.refresh();
  }, limits.heartbeatSeconds * 1000);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    live.refresh();
    // A phone in a pocket does not say that its connections are gone.
    if (live.connection.get() !== 'live') live.reconnect();
  };
  document.addEventListener('visibilitychange', look);
  return {
    ...live,
    close() {
      stopListening();
      clearInterval(often);
      document.removeEventListener('visibilitychange', look);
      live.close();
    },
  };
}
