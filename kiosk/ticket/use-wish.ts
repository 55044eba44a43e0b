import { useState } from 'react';
import { CallFailure, isPassing } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { press } from '#client/http/press.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { LiveView } from '#client/stream/live-view.ts';
import { useStore } from '#client/use-store.ts';
import type { TicketView } from '#generated/shapes.ts';
import type { QueueStatus, TicketWish } from '#generated/values.ts';

interface WishUnderWay {
  busy: boolean;
  /** What there is to say of the last wish: it is being sent again, or was not done. */
  said: string | undefined;
  wish(wish: TicketWish): void;
}

/** What became of the last wish, and of which state of the number that is said: of one that has moved on it says nothing. */
interface Fate {
  why: 'retrying' | CallFailure;
  of: QueueStatus | undefined;
}

/** Sends what patients wish for their number, again while the network is away: sent twice it is done once. */
export function useWish(t: Translator, client: HttpClient, key: string, live: LiveView<TicketView>): WishUnderWay {
  const [busy, setBusy] = useState(false);
  const [fate, setFate] = useState<Fate>();
  const status = useStore(live.view)?.status;
  const say = (why: Fate['why']) => setFate({ why, of: live.view.get()?.status });
  const wish = (wish: TicketWish) => {
    setBusy(true);
    setFate(undefined);
    press((attempt) => client.call('changeTicket', { body: { key, wish } }, attempt), {
      onRetry: () => say('retrying'),
    })
      .then(
        (view) => {
          live.take(view);
          setFate(undefined);
        },
        async (failure) => {
          if (isPassing(failure)) live.refresh();
          else await look();
          if (failure instanceof CallFailure) say(failure);
        },
      )
      .then(() => setBusy(false));
  };
  // What has become of the number since, at a desk or on another phone, is why it was not done: it stands there first.
  const look = () =>
    client
      .call('getTicketView', { query: { key } }, { keepFailure: true, timeoutMs: 15_000 })
      .then(live.take, live.refresh);
  return { busy, said: fate && fate.of === status ? textOf(t, fate.why) : undefined, wish };
}

/**
 * What was never answered is for the patient to press again; that the network is away stands with the time already. What
 * came too late, or is let nobody do any more, is said in the words of patients: the refusal speaks to staff.
 */
function textOf(t: Translator, fate: Fate['why']): string {
  if (fate === 'retrying') return t('kiosk.retrying');
  if (fate.has('invalid_queue_operation')) return t('kiosk.ticket.wish.refused');
  return fate.status === 0 ? t('errors.timeout') : failureText(t, fate);
}
