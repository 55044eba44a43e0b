import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { minuteMs, secondMs } from '../ground/durations.ts';
import { nameRead } from '../ground/name-for-reader.ts';
import { text } from '../ground/texts.ts';
import { numberLabel } from '../queue/number-width.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { lookPeriodically } from '../scheduler/periodic-look.ts';
import { readChanges } from '../stream/changes.ts';
import { claimTold, forgetGonePhone, forgetPhones, movePhone } from './commands.ts';
import { type PushKeys, readPushKeys } from './push-keys.ts';
import { type PushMessage, sendPush } from './push-service.ts';
import { type Due, type DuePhones, readDue, readWaitingOrganisations } from './read-due.ts';
import { isStillDue } from './still-due.ts';

/** Tells patients' phones when their turn is near, when they are called, and when that call was taken back. */
export interface Push {
  keys(): Promise<PushKeys>;
  /** Whether what was sent of late arrived: a server without a way out of the hospital's network stops offering it. */
  isReachable(): boolean;
  /** Looks, as it does now and then, at those who wait for a session to begin: nothing happens in their queue then. */
  look(): Promise<void>;
  /** Tells no phone any more; waits for the messages on their way. */
  stop(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly push: Push;
  }
}

interface PushOptions extends Pick<Services, 'environment' | 'database' | 'clock'> {
  readonly log: FastifyBaseLogger;
  /** Least time between two looks at the phones of an organisation. */
  readonly restMs?: number;
  /** How long to wait before each further try. */
  readonly retryMs?: readonly number[];
}

/** So many messages in a row that no push service took, and for so long no phone is offered to be told. */
const patience = 3;
const restAfterFailuresMs = 30 * minuteMs;

/** How long a database that is away or busy is left alone. */
const awayMs = 2 * secondMs;

/** What is said later than this helps nobody. */
const liveSeconds = { soon: (30 * minuteMs) / secondMs, called: (15 * minuteMs) / secondMs };

/**
 * Follows the queues and tells the phones of those whose turn it is. What is to be told is claimed before it is sent:
 * with several processes, and through a crash, a phone rings once or not at all. Nothing here holds up a call: it begins
 * after the commit, and what fails is tried twice more, as long as it still holds, and let go.
 */
export function startPush({
  environment,
  database,
  clock,
  log,
  restMs = 500,
  retryMs = [2 * secondMs, 10 * secondMs],
}: PushOptions): Push {
  let known: Promise<PushKeys> | undefined;
  const keys = () => {
    known ??= readPushKeys(database).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  /** Up to where the log of an organisation was looked at, and in which session. */
  const followed = new Map<string, { readonly seq: number; readonly session: string | undefined }>();
  const due = new Map<string, NodeJS.Timeout>();
  const working = new Set<Promise<void>>();
  const ending = new AbortController();
  let failures = 0;
  let failedAt = 0;

  const track = (work: Promise<void>, again?: () => void) => {
    const tracked: Promise<void> = work
      .catch((error) => {
        if (error instanceof Refusal && error.isTemporary()) again?.();
        else log.error({ err: error }, 'phones could not be told');
      })
      .finally(() => working.delete(tracked));
    working.add(tracked);
  };
  const lookSoon = (organisationGid: string, afterMs = restMs) => {
    if (ending.signal.aborted || due.has(organisationGid)) return;
    const timer = setTimeout(() => {
      due.delete(organisationGid);
      // The database is away or busy: calls that are made meanwhile reach the phones as soon as it is back.
      track(look(organisationGid), () => lookSoon(organisationGid, awayMs));
    }, afterMs).unref();
    due.set(organisationGid, timer);
  };

  async function look(organisationGid: string): Promise<void> {
    const before = followed.get(organisationGid);
    const found = await database.query(
      (function* () {
        if (before === undefined) {
          const { seq } = yield* readLogHead(organisationGid);
          return { seq, phones: yield* readDue(organisationGid, clock(), () => true) };
        }
        const changes = yield* readChanges(organisationGid, before.seq);
        const touched = (gid: string) => changes.everywhere || changes.gids.has(gid);
        return { seq: changes.seq, phones: yield* readDue(organisationGid, clock(), touched, before.session) };
      })(),
    );
    await tell(organisationGid, found.phones);
    const seq = Math.max(followed.get(organisationGid)?.seq ?? 0, found.seq);
    followed.set(organisationGid, { seq, session: found.phones.session });
  }

  async function tell(organisationGid: string, { due, ended, moved }: DuePhones): Promise<void> {
    if (ended.length > 0) await database.write(forgetPhones, { organisationGid, tickets: ended });
    for (const phone of moved) await database.write(movePhone, { organisationGid, ...phone });
    for (const one of due) {
      const { ticketGid, call, subscription } = one;
      const { endpoint } = subscription;
      if (await database.write(claimTold, { organisationGid, ticketGid, endpoint, call }))
        track(send(organisationGid, one));
    }
  }

  async function send(organisationGid: string, one: Due): Promise<void> {
    const { subscription, ticketGid, origin, call } = one;
    const { endpoint } = subscription;
    const said = {
      allowed: environment,
      keys: await keys(),
      origin,
      about: ticketGid,
      liveSeconds: call === undefined ? liveSeconds.soon : liveSeconds.called,
    };
    for (const pause of [...retryMs, undefined]) {
      const outcome = await sendPush(subscription, messageOf(one), { ...said, now: clock() });
      if (outcome === 'gone') await database.write(forgetGonePhone, { organisationGid, ticketGid, endpoint });
      if (outcome !== 'again') failures = 0;
      if (outcome !== 'again') return;
      if (pause === undefined) break;
      await sleep(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted || !(await database.query(isStillDue(one)))) return;
    }
    failures += 1;
    failedAt = performance.now();
    log.warn({ event: 'push.failed', host: new URL(endpoint).host }, 'a phone could not be told');
  }

  const byTheClock = lookPeriodically(
    async () => {
      for (const gid of await database.query(readWaitingOrganisations())) lookSoon(gid);
    },
    log,
    'phones could not be looked after',
  );
  byTheClock.start();
  const stopHints = database.onCommit((organisationGid) => lookSoon(organisationGid));
  return {
    keys,
    isReachable: () => failures < patience || performance.now() - failedAt > restAfterFailuresMs,
    look: byTheClock.look,
    stop: async () => {
      ending.abort();
      stopHints();
      await byTheClock.stop();
      for (const timer of due.values()) clearTimeout(timer);
      await Promise.all(working);
    },
  };
}

/** In the words of the patient's page; it holds no name, for a phone shows it to whoever looks. */
function messageOf({ locale, key, call, isTakenBack, ticket }: Due): PushMessage {
  const { number, mark = '', width, ahead } = ticket;
  const queue = nameRead(locale, ticket.queueName, ticket.queueSecondName);
  const counter = ticket.counterName && nameRead(locale, ticket.counterName, ticket.counterSecondName);
  const label = mark + numberLabel(number, width);
  const page = ticketPage(key);
  if (isTakenBack) {
    const title = text(locale, 'server.push.takenBack', { number: label });
    // Who was passed before is not in line, and reads on the page how to come back.
    return { title, body: ticket.status === 'passed' ? '' : text(locale, 'server.push.waitOn'), page };
  }
  if (call !== undefined) {
    const title = text(locale, 'server.push.called', { number: label });
    return { title, body: text(locale, 'server.push.goTo', { place: counter || queue }), page };
  }
  const title = text(locale, 'server.push.soon', { number: label });
  const near = ahead === 0 ? 'next' : 'ahead';
  return { title, body: text(locale, `server.push.${near}`, { count: ahead, place: queue }), page };
}
