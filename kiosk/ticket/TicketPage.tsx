import { useEffect, useMemo, useRef, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { createHttpClient } from '#client/http/http-client.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { useStore } from '#client/use-store.ts';
import { language } from '../language.ts';
import { LanguageButtons } from '../screen/LanguageButtons.tsx';
import { Message } from '../screen/Message.tsx';
import { keepFocus } from './keep-focus.ts';
import { createLiveTicket } from './live-ticket.ts';
import { Notify } from './Notify.tsx';
import { TicketCard } from './TicketCard.tsx';
import { useWish } from './use-wish.ts';
import { Wishes } from './Wishes.tsx';
import './ticket.css';

const client = createHttpClient({ credential: () => undefined, locale: () => language.current.get() });

/** The patient's own page: the number, where it stands, and where to go when it is called. */
export function TicketPage({ t, of: ticketKey }: { t: Translator; of: string }) {
  const [refusal, setRefusal] = useState<CallFailure>();
  const live = useMemo(
    () =>
      createLiveTicket(client, ticketKey, (failure) =>
        setRefusal(failure instanceof CallFailure ? failure : undefined),
      ),
    [ticketKey],
  );
  useEffect(() => () => live.close(), [live]);
  const ticket = useStore(live.view);
  const connection = useStore(live.connection);
  useEffect(() => {
    // What is shown by now was not refused; a refusal may come before this runs for the first time.
    if (ticket) setRefusal(undefined);
  }, [ticket]);

  const told = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const shown = ticket !== undefined;
  useEffect(() => (shown && foot.current && told.current ? keepFocus(foot.current, told.current) : undefined), [shown]);

  const { busy, said, wish } = useWish(t, client, ticketKey, live);

  // It is time to come, also for those who look elsewhere.
  const near = ticket?.near;
  useEffect(() => {
    if (near) navigator.vibrate?.(200);
  }, [near]);
  const called = ticket?.status === 'called';
  const calls = ticket?.calls;
  // A recall is for who has not come, and did not feel the first call.
  useEffect(() => {
    if (calls) navigator.vibrate?.([300, 200, 300]);
  }, [calls]);
  useEffect(() => {
    document.title = called ? t('kiosk.ticket.called') : t('kiosk.ticket.title');
  }, [called, t]);

  // Also one that was shown can be gone: a backup from before it was restored, or its patient is forgotten.
  if (refusal?.status === 404 || refusal?.status === 400)
    return <Message text={t('kiosk.ticket.notFound')} hint={t('kiosk.ticket.notFoundHint')} />;
  if (refusal && !ticket) return <Message text={failureText(t, refusal)} />;
  if (!ticket) return <Message text={t(connection === 'lost' ? 'kiosk.connection.unsteady' : 'kiosk.loading')} />;
  return (
    <div className="ticket-page">
      <div className="ticket-told" ref={told} tabIndex={-1}>
        <header className="ticket-header">
          <p className="ticket-organisation">
            {ticket.organisationName} {ticket.demo && <span className="demo-mark">{t('kiosk.demo')}</span>}
          </p>
          <LanguageButtons t={t} keep />
        </header>
        <TicketCard t={t} ticket={ticket} fresh={connection !== 'lost'} />
        <Notify t={t} client={client} of={ticketKey} ticket={ticket} />
      </div>
      <div className="ticket-foot" ref={foot}>
        {said && (
          <p className="ticket-failed" role="alert">
            {said}
          </p>
        )}
        {/* What was asked before a call is no question after it. */}
        <Wishes key={ticket.status} t={t} ticket={ticket} busy={busy} onWish={wish} />
      </div>
    </div>
  );
}
