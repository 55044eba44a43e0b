import { useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import { givenUpText } from '#client/language/given-up-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { TicketPush, TicketView } from '#generated/shapes.ts';
import { waitingStatuses } from '#generated/transitions.ts';
import { beTold, canBeTold, ownName } from './push.ts';

/** Why it was not done. */
type Why = CallFailure | 'blocked' | 'notPossible';

interface NotifyProps {
  t: Translator;
  client: HttpClient;
  of: string;
  ticket: TicketView;
}

/** Offers to tell the phone of the patient's turn, where the browser and the server can; asks for nothing by itself. */
export function Notify({ t, client, of: key, ticket }: NotifyProps) {
  const [standing, setStanding] = useState<TicketPush>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ wanted: boolean; why: Why }>();
  // After a press too: what was never answered may have been done.
  useEffect(() => {
    if (!canBeTold() || busy) return;
    // Where it cannot be asked for, nothing is offered: the page itself is what counts.
    return readUntilAnswered(async (asked) => {
      const phone = await ownName();
      const found = await client.call('getTicketPush', { query: { key, ...(phone && { phone }) } }, asked);
      // Another phone may be told of the same number.
      return phone ? found : { ...found, followed: false };
    }, setStanding);
  }, [client, key, busy]);

  const waits = !ticket.expired && (ticket.status === 'onCall' || waitingStatuses.includes(ticket.status));
  if (!waits || !standing?.publicKey) return null;
  const { publicKey, followed } = standing;
  const wanted = !followed;
  const press = (work: Promise<void>) => {
    setBusy(true);
    setFailed(undefined);
    work
      .catch((error) => setFailed({ wanted, why: error instanceof CallFailure ? error : 'notPossible' }))
      .then(() => setBusy(false));
  };
  const ask = async () => {
    if (await beTold(client, key, publicKey)) setStanding({ publicKey, followed: true });
    else setFailed({ wanted, why: 'blocked' });
  };
  const stop = async () => {
    const phone = await ownName();
    if (phone) await client.call('stopTicketPush', { body: { key, phone } }, { keepFailure: true, timeoutMs: 15_000 });
    setStanding({ publicKey, followed: false });
  };
  return (
    <section className="ticket-wishes">
      {followed && <p role="status">{t('kiosk.ticket.push.on')}</p>}
      <button
        type="button"
        className="ticket-wish"
        data-notify={followed ? 'stop' : 'ask'}
        disabled={busy}
        onClick={() => press(followed ? stop() : ask())}
      >
        {t(followed ? 'kiosk.ticket.push.stop' : 'kiosk.ticket.push.ask')}
      </button>
      {failed?.wanted === wanted && <p role="alert">{whyNot(t, failed.why)}</p>}
    </section>
  );
}

function whyNot(t: Translator, failure: Why): string {
  if (failure instanceof CallFailure) return givenUpText(t, failure);
  return t(failure === 'blocked' ? 'kiosk.ticket.push.blocked' : 'errors.push_not_possible');
}
