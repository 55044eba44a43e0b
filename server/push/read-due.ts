import type { PushSubscription, TicketView } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { secondMs } from '../ground/durations.ts';
import { type OrganisationDay, ownerOf, readDay, readPlaces } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readTicket } from '../queue/read-rows.ts';
import { isWaiting } from '../queue/status-groups.ts';
import { composeTicketView } from '../views/ticket-view.ts';
import { callName, type MovedPhone } from './commands.ts';
import { isTurnNear } from './is-turn-near.ts';

/** A phone that is to be told something now. */
export interface Due {
  readonly ticketGid: string;
  readonly key: string;
  readonly subscription: PushSubscription;
  readonly locale: Locale;
  readonly origin: string;
  /** The call that it is told of; undefined where it is that the turn is near. */
  readonly call: string | undefined;
  /** Whether it is that the call for which it rang last was taken back; `call` is the one before it then. */
  readonly isTakenBack: boolean;
  readonly ticket: TicketView;
}

export interface DuePhones {
  readonly due: readonly Due[];
  /** Tickets that are done or of another day: their phones ring no more. */
  readonly ended: readonly string[];
  readonly moved: readonly MovedPhone[];
  /** The session in which it was looked at; undefined where the organisation has no phones to tell. */
  readonly session: string | undefined;
}

interface PhoneRow extends PushSubscription {
  readonly ticketGid: string;
  readonly key: string;
  readonly queueGid: string;
  /** The queue of which the phone knows whether the turn is near. */
  readonly ownerGid: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly soonAt: number | null;
  readonly toldCall: string | null;
  readonly toldAt: number;
}

/** A recall that follows so soon is heard in the hall; a phone that rings all the time is switched off. */
const quietMs = 20 * secondMs;

/**
 * Yields whom of an organisation's patients to tell. With a session those come near who have waited for it, though nothing
 * has happened in their queue.
 * @param touched says of a queue, by its owner, whether anything happened in it since it was looked at last
 * @param sessionBefore the one in which it was looked at last
 */
export function* readDue(
  organisationGid: string,
  now: number,
  touched: (ownerGid: string) => boolean,
  sessionBefore?: string,
): Generator<Statement, DuePhones, unknown> {
  const every = yield* all<PhoneRow>(
    ['ticket_push', 'ticket'],
    `SELECT p.ticket_gid AS "ticketGid", t.access_key AS key, t.queue_gid AS "queueGid", p.owner_gid AS "ownerGid",
       p.endpoint, p.p256dh, p.auth, p.locale, p.origin, p.soon_at AS "soonAt", p.told_call AS "toldCall",
       p.told_at AS "toldAt"
     FROM ticket_push p JOIN ticket t ON t.gid = p.ticket_gid WHERE p.organisation_gid = ?`,
    organisationGid,
  );
  const due: Due[] = [];
  const ended: string[] = [];
  const moved: MovedPhone[] = [];
  if (every.length === 0) return { due, ended, moved, session: undefined };
  const day = yield* readDay(organisationGid, now);
  const session = `${day.moment.serviceDate} ${day.moment.session}`;
  const phones = every.filter(({ queueGid }) => session !== sessionBefore || touched(queueName(queueGid).ownerGid));
  for (const phone of phones) {
    const found = yield* lookAt(phone, day);
    if (found === 'ended') ended.push(phone.ticketGid);
    if (found === 'ended' || found === 'nothing') continue;
    if ('isSoon' in found) {
      moved.push(found);
      continue;
    }
    const { ticketGid, key, endpoint, p256dh, auth, locale, origin } = phone;
    const ticket = yield* composeTicketView(key, now);
    due.push({ ticketGid, key, subscription: { endpoint, p256dh, auth }, locale, origin, ...found, ticket });
  }
  return { due, ended, moved, session };
}

/** Yields the organisations of phones that may yet be told that the turn is near. */
export function* readWaitingOrganisations(): Generator<Statement, string[], unknown> {
  const found = yield* all<{ organisationGid: string }>(
    'ticket_push',
    'SELECT DISTINCT organisation_gid AS "organisationGid" FROM ticket_push WHERE soon_at IS NULL',
  );
  return found.map(({ organisationGid }) => organisationGid);
}

type Found = 'ended' | 'nothing' | MovedPhone | Pick<Due, 'call' | 'isTakenBack'>;

function* lookAt(
  { ticketGid, ownerGid: ownerBefore, soonAt, toldCall, toldAt }: PhoneRow,
  day: OrganisationDay,
): Generator<Statement, Found, unknown> {
  const ticket = yield* readTicket(ticketGid);
  if (!ticket || ticket.status === 'completed' || ticket.status === 'canceled') return 'ended';
  const { ownerGid, serviceDate } = queueName(ticket.queueGid);
  if (serviceDate < day.moment.serviceDate) return 'ended';
  const call = callName(ticket);
  if (ticket.status === 'called') {
    const isNew = toldCall === null || calledAtOf(toldCall) !== calledAtOf(call);
    const isDue = call !== toldCall && (isNew || day.now - Number(toldAt) >= quietMs);
    return isDue ? { call, isTakenBack: false } : 'nothing';
  }
  // Only an undone call takes its time from the ticket; who was passed, or is away, keeps it.
  if (toldCall !== null && calledAtOf(toldCall) > calledAtOf(call)) return { call, isTakenBack: true };
  // Nobody's turn comes near where nobody calls; when the organisation goes on, all of its phones are looked at.
  if (day.organisation.suspendedAt !== undefined) return 'nothing';
  const isMoved = ownerGid !== ownerBefore;
  if (!isWaiting(ticket.status) || (soonAt !== null && !isMoved)) return 'nothing';
  const place = (yield* readPlaces(day.organisationGid)).find((one) => ownerOf(one).gid === ownerGid);
  if (!place) return 'nothing';
  const isSoon = yield* isTurnNear(place, day, ticket);
  if (isMoved) return { ticketGid, ownerGid, isSoon };
  return isSoon ? { call: undefined, isTakenBack: false } : 'nothing';
}

/** When the call of a name was made; 0 of one that never was. */
function calledAtOf(call: string): number {
  return Number(call.split('.')[0]);
}
