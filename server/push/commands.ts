import { limits } from '#generated/limits.ts';
import type { PushSubscription } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { all, type Context, count, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { hourMs } from '../ground/durations.ts';
import { ownerOf, readDay, readPlaces } from '../queue/place.ts';
import { readQueue, readTicket } from '../queue/read-rows.ts';
import { isAtCounter, isWaiting } from '../queue/status-groups.ts';
import { findTicketByKey } from '../views/ticket-view.ts';
import { isTurnNear } from './is-turn-near.ts';
import { phoneName } from './phone-name.ts';

/** Whose tickets they are: no other organisation's commands wait for these. */
interface OfOrganisation {
  readonly organisationGid: string;
}

/** A phone whose patient was sent on to another queue. */
export interface MovedPhone {
  readonly ticketGid: string;
  readonly ownerGid: string;
  readonly isSoon: boolean;
}

interface StartArgument extends OfOrganisation {
  readonly key: string;
  readonly subscription: PushSubscription;
  readonly locale: Locale;
  readonly origin: string;
}

/**
 * Command: from now on a phone is notified of a ticket, beside those that have asked before. A patient who asks when it is
 * nearly their turn knows that, and is notified of the call alone. Refuses ticket_not_found, and invalid_queue_operation of
 * a ticket that is done.
 */
export const startTicketPush = defineCommand(
  import.meta.url,
  'startTicketPush',
  function* (
    { organisationGid, key, subscription, locale, origin }: StartArgument,
    { now }: Context,
  ): Generator<Statement, null, unknown> {
    const { gid } = yield* findTicketByKey(key);
    const ticket = (yield* readTicket(gid))!;
    const queue = (yield* readQueue(ticket.queueGid))!;
    const day = yield* readDay(organisationGid, now);
    const past = queue.serviceDate < day.moment.serviceDate;
    if (past || ['completed', 'canceled'].includes(ticket.status)) {
      throw new Refusal({ code: 'invalid_queue_operation' });
    }
    const place = (yield* readPlaces(organisationGid)).find((one) => ownerOf(one).gid === queue.ownerGid);
    const waits = isWaiting(ticket.status) && place;
    const isSoon = waits ? yield* isTurnNear(place, day, ticket) : false;
    yield* run(
      'ticket_push',
      `INSERT INTO ticket_push (ticket_gid, organisation_gid, owner_gid, endpoint, p256dh, auth, locale, origin, soon_at,
         told_call, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (ticket_gid, endpoint) DO UPDATE SET owner_gid = excluded.owner_gid,
         p256dh = excluded.p256dh, auth = excluded.auth, locale = excluded.locale, origin = excluded.origin, soon_at = excluded.soon_at,
         told_call = excluded.told_call`,
      gid,
      organisationGid,
      queue.ownerGid,
      subscription.endpoint,
      subscription.p256dh,
      subscription.auth,
      locale,
      origin,
      isSoon ? now : null,
      isAtCounter(ticket.status) ? callName(ticket) : null,
      now,
    );
    yield* run(
      'ticket_push',
      `DELETE FROM ticket_push WHERE ticket_gid = ? AND endpoint NOT IN (
         SELECT endpoint FROM ticket_push WHERE ticket_gid = ?
         ORDER BY created_at DESC, endpoint LIMIT ${limits.phonesOfTicket})`,
      gid,
      gid,
    );
    return null;
  },
);

/** Names a call or recall of a ticket: each is told once. */
export function callName({ calls, calledAt }: { readonly calls: number; readonly calledAt: number | null }): string {
  return `${calledAt ?? 0}.${calls}`;
}

/** Command: a phone, or without its name all of them, is no longer notified of a ticket. Refuses ticket_not_found. */
export const stopTicketPush = defineCommand(
  import.meta.url,
  'stopTicketPush',
  function* (
    { key, phone }: OfOrganisation & { readonly key: string; readonly phone?: string | undefined },
    _context: Context,
  ): Generator<Statement, null, unknown> {
    const { gid } = yield* findTicketByKey(key);
    for (const endpoint of yield* phonesOf(gid)) {
      if (phone === undefined || phone === phoneName(endpoint)) yield* forgetPhone(gid, endpoint);
    }
    return null;
  },
);

/** Yields the addresses of the phones that are notified of a ticket. */
export function* phonesOf(ticketGid: string): Generator<Statement, string[], unknown> {
  const found = yield* all<{ endpoint: string }>(
    'ticket_push',
    'SELECT endpoint FROM ticket_push WHERE ticket_gid = ?',
    ticketGid,
  );
  return found.map(({ endpoint }) => endpoint);
}

function* forgetPhone(ticketGid: string, endpoint: string): Generator<Statement, void, unknown> {
  yield* run('ticket_push', 'DELETE FROM ticket_push WHERE ticket_gid = ? AND endpoint = ?', ticketGid, endpoint);
}

/** Forgets which phones are notified of a ticket. */
export function* forgetPhonesOf(ticketGid: string): Generator<Statement, void, unknown> {
  yield* run('ticket_push', 'DELETE FROM ticket_push WHERE ticket_gid = ?', ticketGid);
}

/** Command: forgets the phones of tickets that are done. */
export const forgetPhones = defineCommand(
  import.meta.url,
  'forgetPhones',
  function* (
    { tickets }: OfOrganisation & { readonly tickets: readonly string[] },
    _context: Context,
  ): Generator<Statement, null, unknown> {
    for (const gid of tickets) yield* forgetPhonesOf(gid);
    return null;
  },
);

/** Command: forgets a phone whose push service knows it no more. */
export const forgetGonePhone = defineCommand(
  import.meta.url,
  'forgetGonePhone',
  function* (
    { ticketGid, endpoint }: OfOrganisation & { readonly ticketGid: string; readonly endpoint: string },
    _context: Context,
  ): Generator<Statement, null, unknown> {
    yield* forgetPhone(ticketGid, endpoint);
    return null;
  },
);

/**
 * Command: notes in whose queue a ticket stands now, for all of its phones. A patient whose turn is near on coming there
 * knows it, like one who asks for the ring then: the phone says no more than the call.
 */
export const movePhone = defineCommand(
  import.meta.url,
  'movePhone',
  function* (
    { ticketGid, ownerGid, isSoon }: OfOrganisation & MovedPhone,
    { now }: Context,
  ): Generator<Statement, null, unknown> {
    yield* run(
      'ticket_push',
      'UPDATE ticket_push SET owner_gid = ?, soon_at = ? WHERE ticket_gid = ? AND owner_gid <> ?',
      ownerGid,
      isSoon ? now : null,
      ticketGid,
      ownerGid,
    );
    return null;
  },
);

interface ClaimArgument extends OfOrganisation {
  readonly ticketGid: string;
  /** Where its push service takes messages. */
  readonly endpoint: string;
  /** The call that is to be told of; undefined where it is that the turn is near. */
  readonly call: string | undefined;
}

/** Command: notes that a phone is told now; false if that was done before, by whichever process. */
export const claimTold = defineCommand(
  import.meta.url,
  'claimTold',
  function* ({ ticketGid, endpoint, call }: ClaimArgument, { now }: Context): Generator<Statement, boolean, unknown> {
    const claimed =
      call === undefined
        ? yield* count(
            'ticket_push',
            'UPDATE ticket_push SET soon_at = ?, told_at = ? WHERE ticket_gid = ? AND endpoint = ? AND soon_at IS NULL',
            now,
            now,
            ticketGid,
            endpoint,
          )
        : yield* count(
            'ticket_push',
            // Whoever is called needs no word that it will be soon.
            `UPDATE ticket_push SET soon_at = coalesce(soon_at, ?), told_call = ?, told_at = ?
             WHERE ticket_gid = ? AND endpoint = ? AND (told_call IS NULL OR told_call <> ?)`,
            now,
            call,
            now,
            ticketGid,
            endpoint,
            call,
          );
    return claimed === 1;
  },
);

/** Rows that one sweep forgets at most. */
const bite = 500;

/** Command: forgets phones of tickets whose day is over, some at a time. */
export const sweepPhones = defineCommand(
  import.meta.url,
  'sweepPhones',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, number, unknown> {
    return yield* count(
      'ticket_push',
      `DELETE FROM ticket_push WHERE ticket_gid IN (
         SELECT ticket_gid FROM ticket_push WHERE created_at < ? ORDER BY created_at LIMIT ${bite})`,
      now - limits.pushHours * hourMs,
    );
  },
);
