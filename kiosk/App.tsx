import { lazy, Suspense, useState } from 'react';
import { useTranslator } from '#client/language/use-translator.ts';
import { language } from './language.ts';
import { routeOf } from './route.ts';
import { ErrorBoundary } from './screen/ErrorBoundary.tsx';
import { Message } from './screen/Message.tsx';
import { textLoader } from './texts/text-loader.ts';

const CheckInKiosk = lazy(async () => ({ default: (await import('./check-in/CheckInKiosk.tsx')).CheckInKiosk }));
const TicketMachine = lazy(async () => ({
  default: (await import('./ticket-machine/TicketMachine.tsx')).TicketMachine,
}));
const TicketPage = lazy(async () => ({ default: (await import('./ticket/TicketPage.tsx')).TicketPage }));

/** One of the three pages that patients use, loaded when it is needed. */
export function App() {
  const t = useTranslator(language, textLoader);
  const [route] = useState(() => routeOf(window.location.pathname));
  if (!t) return null;
  return (
    <ErrorBoundary t={t}>
      <Suspense fallback={<Message text={t('kiosk.loading')} />}>
        {route?.page === 'checkIn' && <CheckInKiosk t={t} panelGid={route.panelGid} />}
        {route?.page === 'ticketMachine' && <TicketMachine t={t} panelGid={route.panelGid} />}
        {route?.page === 'ticket' && <TicketPage t={t} ticketKey={route.key} />}
        {!route && <Message text={t('errors.page_not_found')} />}
      </Suspense>
    </ErrorBoundary>
  );
}
