/** The pages of this front end, and of which panel or ticket they are. */
export interface Route {
  page: 'checkIn' | 'ticketMachine' | 'ticket';
  of: string;
}

const pages: Record<string, Route['page']> = {
  'any-check': 'checkIn',
  'ticket-machine': 'ticketMachine',
  ticket: 'ticket',
};

/** The page of a path: /any-check/:panelGid, /ticket-machine/:panelGid or /ticket/:key; undefined for others. */
export function routeOf(path: string): Route | undefined {
  const [first = '', of] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const page = Object.keys(pages).find((name) => name === first);
  return page && of ? { page: pages[page] as Route['page'], of } : undefined;
}
