import type { Call } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Does some work by the key of a ticket. Whoever tries keys of tickets that do not exist is noted, and has to wait in the
 * end.
 * @throws Refusal whatever the work refuses; too_many_failures
 */
export async function noteWrongTicket<A>(
  { services, request }: Pick<Call<'getTicketView'>, 'services' | 'request'>,
  key: string,
  work: () => Promise<A>,
): Promise<A> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.entries.some(({ code }) => code === 'ticket_not_found'))
      services.wrongKeys.note(request.ip, key);
    throw error;
  }
}
