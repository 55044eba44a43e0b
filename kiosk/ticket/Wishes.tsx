import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { TicketView } from '#generated/shapes.ts';

interface WishesProps {
  t: Translator;
  ticket: TicketView;
  busy: boolean;
  onWish(wish: NonNullable<TicketView['wishes']>[number]): void;
}

/**
 * What patients can do with their number themselves: step out and come back, or give it up, which is asked twice. Where
 * it is asked first lies what keeps the number: a hand that presses again gives nothing up.
 */
export function Wishes({ t, ticket, busy, onWish }: WishesProps) {
  const [sure, setSure] = useState(false);
  const { wishes = [] } = ticket;
  if (wishes.length === 0) return null;
  if (sure) {
    return (
      <section>
        <p role="alert">{t('kiosk.ticket.wish.sure')}</p>
        <div className="ticket-wishes">
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
          <button type="button" className="ticket-wish" onClick={() => setSure(false)}>
            {t('kiosk.ticket.wish.keep')}
          </button>
        </div>
      </section>
    );
  }
  return (
    <section className="ticket-wishes">
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
