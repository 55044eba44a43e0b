import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { TicketView } from '#generated/shapes.ts';

interface WishesProps {
  t: Translator;
  ticket: TicketView;
  busy: boolean;
  onWish(wish: NonNullable<TicketView['wishes']>[number]): void;
}

/** What patients can do with their number themselves: step out and come back, or give it up, which is asked twice. */
export function Wishes({ t, ticket, busy, onWish }: WishesProps) {
  const [sure, setSure] = useState(false);
  const { wishes = [], status } = ticket;
  const isAway = status === 'temporarilyAway' && !ticket.expired;
  if (wishes.length === 0 && !isAway) return null;
  if (sure) {
    return (
      <section className="ticket-wishes">
        <p role="alert">{t('kiosk.ticket.wish.sure')}</p>
        <button type="button" className="ticket-wish" onClick={() => setSure(false)}>
          {t('kiosk.ticket.wish.keep')}
        </button>
        <button
          type="button"
          className="ticket-wish danger"
          data-wish="giveUp"
          disabled={busy}
          onClick={() => {
            setSure(false);
            onWish('giveUp');
          }}
        >
          {t('kiosk.ticket.wish.giveUp')}
        </button>
      </section>
    );
  }
  return (
    <section className="ticket-wishes">
      {isAway && (
        <p className="muted">{t(wishes.includes('back') ? 'kiosk.ticket.awayHint' : 'kiosk.ticket.awayTell')}</p>
      )}
      {wishes.map((wish) => (
        <button
          key={wish}
          type="button"
          className={wish === 'back' ? 'ticket-wish main' : 'ticket-wish'}
          data-wish={wish}
          disabled={busy}
          onClick={() => (wish === 'giveUp' ? setSure(true) : onWish(wish))}
        >
          {t(`kiosk.ticket.wish.${wish}`)}
        </button>
      ))}
    </section>
  );
}
