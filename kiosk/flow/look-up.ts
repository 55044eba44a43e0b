import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import type { Attempt } from '#client/http/press.ts';
import type { CheckInResultList, ChosenCounter, TicketView } from '#generated/shapes.ts';
import { waitingStatuses } from '#generated/transitions.ts';
import type { Locale } from '#generated/values.ts';
import { identifiersIn, ticketKeyIn } from '../check-in/identifiers-in.ts';
import type { Identified, Step, Told } from './step.ts';

/** What somebody showed or typed: its readings, the likeliest first. */
export interface Sought {
  readings: readonly string[];
  typed?: boolean;
}

/** The language in which the patient reads at the press; it stays the same however often the press is sent. */
export interface Reader {
  language: Locale;
}

/** No stripe has more tracks, and each reading that is wrong counts as a guess. */
const mostReadings = 4;

/** Checks a patient in by the first reading that is known today; the code of a ticket tells where that ticket stands. */
export async function lookUp(
  client: HttpClient,
  { readings, typed, language }: Sought & Reader,
  attempt: Attempt,
): Promise<Step> {
  const ticket = readings.map(ticketKeyIn).filter(Boolean)[0];
  if (ticket) {
    const view = await client.call('getTicketView', { query: { key: ticket } }, attempt);
    return { at: 'results', results: [resultOf(view)] };
  }
  const all = ([] as string[]).concat(...readings.map(identifiersIn));
  const identifiers = all.filter((one, place) => all.indexOf(one) === place).slice(0, mostReadings);
  for (const [place, identifier] of identifiers.entries()) {
    try {
      const body = { identifier, asksCounter: true, language, ...(typed && { typed }) };
      // Each reading is a call of its own: under one key they would be taken for the same.
      const idempotencyKey = `${attempt.idempotencyKey.slice(0, 30)}-${place}`;
      return stepAfter(
        { identifier, typed, choices: [] },
        await client.call('checkIn', { body }, { ...attempt, idempotencyKey }),
      );
    } catch (failure) {
      const unknown = failure instanceof CallFailure && failure.has('no_appointment_today');
      if (!unknown || place === identifiers.length - 1) throw failure;
    }
  }
  throw new CallFailure({ status: 400, contents: [{ code: 'no_appointment_today', message: '' }] });
}

/** Goes on with a patient who was asked for a counter; without one, whichever calls first. */
export async function checkInAt(
  client: HttpClient,
  { identifier, typed, choices: before, groupGid, language }: Identified & Reader,
  counterGid: string | undefined,
  attempt: Attempt,
): Promise<Step> {
  const choices: ChosenCounter[] = [...before, { groupGid, ...(counterGid && { counterGid }) }];
  const body = { identifier, asksCounter: true, language, ...(typed && { typed }), choices };
  return stepAfter({ identifier, typed, choices }, await client.call('checkIn', { body }, attempt));
}

/** What became of a check-in, or the next of the common queues that the patient is asked about. */
function stepAfter(of: Omit<Identified, 'groupGid'>, { data, asked }: CheckInResultList): Step {
  if (!asked) return { at: 'results', results: data };
  const { groupGid, ...question } = asked;
  return { at: 'counter', ...question, of: { ...of, groupGid } };
}

/** A ticket in the words of a check-in: whoever shows one wants to know the same. */
function resultOf(view: TicketView): Told {
  const { number, mark, width, counterName, queueName, attendant, location, departmentName, ahead, wait } = view;
  const { counterSecondName, queueSecondName, departmentSecondName, doctorName, doctorTitled, doctorSecondName } = view;
  const second = counterName ? counterSecondName : queueSecondName;
  const said = saidOf(view);
  return {
    outcome: outcomeOf(view),
    ...(said && { said }),
    number,
    ...(mark && { mark }),
    width,
    shift: 'day',
    counterName: counterName ?? queueName,
    ...(second && { counterSecondName: second }),
    ...(attendant && { attendant }),
    ...(location && { location }),
    departmentName: departmentName ?? '',
    ...(departmentSecondName && { departmentSecondName }),
    ...(doctorName && { doctorName, ...(doctorTitled && { doctorTitled }) }),
    ...(doctorSecondName && { doctorSecondName }),
    ahead,
    ...(wait && { wait }),
  };
}

/** What is true of the number alone: its appointment may stand, or there never was one. */
function saidOf({ status, expired }: TicketView): string | undefined {
  if (expired) return 'kiosk.ticket.expired';
  if (status === 'canceled') return 'kiosk.ticket.canceled';
  return status === 'temporarilyAway' ? 'kiosk.ticket.awayTell' : undefined;
}

function outcomeOf({ status, expired, noClinic }: TicketView): Told['outcome'] {
  if (expired) return 'sessionOver';
  if (noClinic) return 'noClinic';
  if (status === 'called') return 'called';
  if (status === 'passed' || status === 'completed' || status === 'canceled') return status;
  return status === 'onCall' || waitingStatuses.indexOf(status) >= 0 ? 'alreadyCheckedIn' : 'seeStaff';
}
