import { useEffect, useMemo, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { createHttpClient } from '#client/http/http-client.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { useStore } from '#client/use-store.ts';
import { limits } from '#generated/limits.ts';
import type { TicketView } from '#generated/shapes.ts';
import type { TicketWish } from '#generated/values.ts';
import { createPolled } from '../device/polled.ts';
import { language } from '../language.ts';
import { LanguageButtons } from '../screen/LanguageButtons.tsx';
import { Message } from '../screen/Message.tsx';
import { TicketCard } from './TicketCard.tsx';
import { Wishes } from './Wishes.tsx';
import './ticket.css';

const client = createHttpClient({ credential: () => undefined, locale: () => language.current.get() });

/** Whoever is soon called looks oftener: in the last minutes twenty seconds are long. */
function everyMs({ ahead, status, expired }: TicketView): number {
  const soon = !expired && (status === 'onCall' || (status === 'awaiting' && ahead <= 3));
  return (soon ? limits.heartbeatSeconds : limits.lobbyRefreshSeconds) * 1000;
}

/** The patient's own page: the number, where it stands, and where to go when it is called. */
export function TicketPage({ t, of: ticketKey }: { t: Translator; of: string }) {
  const [refusal, setRefusal] = useState<CallFailure>();
  const polled = useMemo(
    () =>
      createPolled(
        () => client.call('getTicketView', { query: { key: ticketKey } }, { keepFailure: true, timeoutMs: 15_000 }),
        (failure) => setRefusal(failure instanceof CallFailure ? failure : undefined),
        everyMs,
      ),
    [ticketKey],
  );
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && polled.refresh();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      polled.close();
    };
  }, [polled]);
  const ticket = useStore(polled.value);
  const contact = useStore(polled.contact);

  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallFailure>();
  const wish = (wish: TicketWish) => {
    setBusy(true);
    setFailed(undefined);
    client
      .call('changeTicket', { body: { key: ticketKey, wish } }, { keepFailure: true, timeoutMs: 15_000 })
      .then(
        (view) => polled.value.set(view),
        (failure) => {
          setFailed(failure instanceof CallFailure ? failure : undefined);
          polled.refresh();
        },
      )
      .then(() => setBusy(false));
  };

  // Two before them, or none: it is time to come, also for whoever looks elsewhere.
  const near =
    ticket !== undefined && ticket.ahead <= 2 && (ticket.status === 'awaiting' || ticket.status === 'onCall');
  useEffect(() => {
    if (near) navigator.vibrate?.(200);
  }, [near]);
  const called = ticket?.status === 'called';
  useEffect(() => {
    if (called) navigator.vibrate?.([300, 200, 300]);
  }, [called]);
  useEffect(() => {
    document.title = called ? t('kiosk.ticket.called') : t('kiosk.ticket.title');
  }, [called, t]);

  if (refusal && !ticket) {
    const missing = refusal.status === 404 || refusal.status === 400;
    return missing ? (
      <Message text={t('kiosk.ticket.notFound')} hint={t('kiosk.ticket.notFoundHint')} />
    ) : (
      <Message text={failureText(t, refusal)} />
    );
  }
  if (!ticket) return <Message text={t(contact === 'first' ? 'kiosk.loading' : 'kiosk.connection.unsteady')} />;
  return (
    <div className="ticket-page">
      <header className="ticket-header">
        <p className="ticket-organisation">
          {ticket.organisationName} {ticket.demo && <span className="demo-mark">{t('kiosk.demo')}</span>}
        </p>
        <LanguageButtons t={t} keep />
      </header>
      <TicketCard t={t} ticket={ticket} fresh={contact === 'good'} />
      {failed && (
        <p className="ticket-failed" role="alert">
          {failureText(t, failed)}
        </p>
      )}
      <Wishes t={t} ticket={ticket} busy={busy} onWish={wish} />
    </div>
  );
}
