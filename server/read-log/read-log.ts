import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import type { OnWriting } from '../database/write-listeners.ts';
import { hourMs } from '../ground/durations.ts';
import { onceClosed } from '../ground/once-closed.ts';
import { noteReads } from './commands.ts';
import { gatherLooks } from './gather-looks.ts';
import type { Mark } from './mark.ts';
import type { Reading, Watching } from './reading.ts';

/** A look that needs not be on the disk before the answer waits for about so long. */
const flushMs = 1_000;
/** Entries in one transaction. */
const bite = 50;
/** Who watches what within an hour; more than any hospital has, so that memory is bounded. */
const mostWatched = 20_000;
/** What waits for a database that is away; the oldest go, and the log output says how many. */
const mostWaiting = 20_000;

/** The log of who looked at patients' data. */
export interface ReadLog {
  readonly mark: Mark;
  /** Notes one look; settles when it is on the disk. Throws what the database throws. */
  looked(reading: Reading): Promise<void>;
  /** Notes that somebody watches a counter or screen: an entry at the first time within an hour, one at its end. */
  watched(watching: Watching): void;
  /** The same for as long as a stream is open. */
  watching(watching: Watching, reply: FastifyReply): void;
  /** Writes what waits, and how often was watched so far. */
  close(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly readLog: ReadLog;
  }
}

/** Records nothing: for a bench alone. */
export const noReadLog: ReadLog = {
  mark: () => '',
  looked: async () => {},
  watched: () => {},
  watching: () => {},
  close: async () => {},
};

interface ReadLogOptions {
  readonly database: Database;
  readonly onWriting: OnWriting;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly mark: Mark;
}

/** Looks of one person at one counter within an hour. */
interface Watched {
  readonly first: Watching;
  readonly since: number;
  times: number;
}

/** Opens the log of reads. Single looks are on the disk before they are answered, repeated
 * ones are counted for an hour (docs/decisions/056). */
export function openReadLog({ database, onWriting, clock, log, mark }: ReadLogOptions): ReadLog {
  const watched = new Map<string, Watched>();
  let waiting: Reading[] = [];
  let hour = Number.NaN;
  let flushing: Promise<void> | undefined;

  const wait = (reading: Reading) => {
    if (waiting.length >= mostWaiting) {
      waiting = waiting.slice(bite);
      log.error({ event: 'readLog.lost', count: bite }, 'looks at patients’ data could not be recorded');
    }
    waiting.push(reading);
  };
  /** Tells how often was watched, and begins the next hour. */
  const endHour = () => {
    for (const { first, since, times } of watched.values()) {
      if (times > 1) wait({ ...readingOf(first), times, since });
    }
    watched.clear();
  };
  const look = (watching: Watching) => {
    const now = clock();
    const present = Math.floor(now / hourMs);
    if (present !== hour || watched.size >= mostWatched) endHour();
    hour = present;
    const { organisationGid, kind, subjectGid, personName = '', address, panelGid } = watching;
    const key = `${organisationGid} ${kind} ${subjectGid} ${panelGid} ${address} ${personName}`;
    const known = watched.get(key);
    if (known) {
      known.times += 1;
      return;
    }
    watched.set(key, { first: watching, since: now, times: 1 });
    wait(readingOf(watching));
  };
  const flush = async () => {
    while (waiting.length > 0) {
      const organisationGid = waiting[0]?.organisationGid ?? '';
      const part = waiting.filter((one) => one.organisationGid === organisationGid).slice(0, bite);
      await database.write(noteReads, { organisationGid, readings: part });
      waiting = waiting.filter((one) => !part.includes(one));
    }
  };
  const flushOnce = () => {
    flushing ??= flush().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };
  const looks = gatherLooks(
    (organisationGid, readings) => database.write(noteReads, { organisationGid, readings }),
    onWriting,
  );
  const timer = setInterval(() => {
    if (Math.floor(clock() / hourMs) !== hour) endHour();
    // The database is away: what waits is written when it is back.
    flushOnce().catch(() => undefined);
  }, flushMs).unref();

  return {
    mark,
    looked: looks.note,
    watched: look,
    watching: (watching, reply) => {
      look(watching);
      const again = setInterval(() => look(watching), hourMs).unref();
      onceClosed(reply.raw, () => clearInterval(again));
    },
    close: async () => {
      clearInterval(timer);
      await looks.flush();
      endHour();
      await flushOnce()
        .then(flushOnce)
        .catch((error) => log.error({ err: error, event: 'readLog.lost', count: waiting.length }));
    },
  };
}

function readingOf({ panelGid, ...reader }: Watching): Reading {
  return { ...reader, action: 'watched', ...(panelGid && { recordGid: panelGid }) };
}
