import { useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { press } from '#client/http/press.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { LiveView } from '#client/stream/live-view.ts';
import { useStore } from '#client/use-store.ts';
import type { TicketView } from '#generated/shapes.ts';
import type { TicketWish } from '#generated/values.ts';

interface WishUnderWay {
  busy: boolean;
  /** What there is to say of the last wish: it is being sent again, or was not done. */
  said: string | undefined;
  wish(wish: TicketWish): void;
}

/** Sends what patients wish for their number, again while the network is away: done twice it is done once. */
export function useWish(t: Translator, client: HttpClient, key: string, live: LiveView<TicketView>): WishUnderWay {
  const [busy, setBusy] = useState(false);
  const [fate, setFate] = useState<'retrying' | CallFailure>();
  const status = useStore(live.view)?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says nothing of a number that has moved
  useEffect(() => setFate(undefined), [status]);
  const wish = (wish: TicketWish) => {
    setBusy(true);
    setFate(undefined);
    press((attempt) => client.call('changeTicket', { body: { key, wish } }, attempt), {
      onRetry: () => setFate('retrying'),
    })
      .then(
        (view) => {
          live.take(view);
          setFate(undefined);
        },
        (failure) => {
          setFate(failure instanceof CallFailure ? failure : undefined);
          live.refresh();
        },
      )
      .then(() => setBusy(false));
  };
  return { busy, said: fate && textOf(t, fate), wish };
}

/**
 * What was never answered is for the patient to press again; that the network is away stands with the time already. What
 * came too late, or is let nobody do any more, is said in the words of patients: the refusal speaks to staff.
 */
function textOf(t: Translator, fate: 'retrying' | CallFailure): string {
  if (fate === 'retrying') return t('kiosk.retrying');
  if (fate.has('invalid_queue_operation')) return t('kiosk.ticket.wish.refused');
  return fate.status === 0 ? t('errors.timeout') : failureText(t, fate);
}
