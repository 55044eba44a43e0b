/** The pages of this front end. */
export type Route =
  | { page: 'checkIn'; panelGid: string }
  | { page: 'ticketMachine'; panelGid: string }
  | { page: 'ticket'; key: string };

/** The page of a path: /any-check/:panelGid, /ticket-machine/:panelGid or /ticket/:key; undefined for others. */
export function routeOf(path: string): Route | undefined {
  const [first, second] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!second) return undefined;
  if (first === 'any-check') return { page: 'checkIn', panelGid: second };
  if (first === 'ticket-machine') return { page: 'ticketMachine', panelGid: second };
  return first === 'ticket' ? { page: 'ticket', key: second } : undefined;
}
