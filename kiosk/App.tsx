import { type ComponentType, useEffect, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { useTranslator } from '#client/language/use-translator.ts';
import { textLoaders } from '#generated/texts/kiosk.ts';
import { language } from './language.ts';
import { type Route, routeOf } from './route.ts';
import { ErrorBoundary } from './screen/ErrorBoundary.tsx';
import { Message } from './screen/Message.tsx';

type Page = ComponentType<{ t: Translator; of: string }>;

/** Each page is a part of its own: a phone loads nothing of the kiosk. */
const pages: Record<Route['page'], () => Promise<Page>> = {
  checkIn: () => import('./check-in/CheckInKiosk.tsx').then((part) => part.CheckInKiosk),
  ticketMachine: () => import('./ticket-machine/TicketMachine.tsx').then((part) => part.TicketMachine),
  ticket: () => import('./ticket/TicketPage.tsx').then((part) => part.TicketPage),
};

const againMs = 4_000;

/** Asks for the page's part and its words together with the first script; whoever needs them waits for the same. */
export function bringEarly(): void {
  const route = routeOf(window.location.pathname);
  const nothing = () => undefined;
  textLoaders[language.current.get()]().catch(nothing);
  if (route) pages[route.page]().catch(nothing);
}

/** One of the three pages that patients use, loaded together with its words. */
export function App() {
  const t = useTranslator(language, textLoaders);
  const [route] = useState(() => routeOf(window.location.pathname));
  const Page = usePage(route?.page);
  if (!t) return null;
  if (!route) return <Message text={t('errors.page_not_found')} />;
  return (
    <ErrorBoundary t={t}>{Page ? <Page t={t} of={route.of} /> : <Message text={t('kiosk.loading')} />}</ErrorBoundary>
  );
}

/** The page's own part; asked for again until it comes. */
function usePage(name: Route['page'] | undefined): Page | undefined {
  const [page, setPage] = useState<Page>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!name) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    pages[name]().then(
      (part) => setPage(() => part),
      () => {
        timer = setTimeout(() => setTries(tries + 1), againMs);
      },
    );
    return () => clearTimeout(timer);
  }, [name, tries]);
  return page;
}
