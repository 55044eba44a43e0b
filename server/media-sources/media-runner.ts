import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import { minuteMs } from '../ground/durations.ts';
import { newGid } from '../ground/new-gid.ts';
import { readAccounts } from './account.ts';
import {
  claimSource,
  giveBackSource,
  isSourceDue,
  keepSource,
  leaseMs,
  noteAttempt,
  type SourceRow,
} from './commands.ts';
import { fetchMedium } from './fetch-medium.ts';
import { openFolderSteps } from './folder-steps.ts';
import { folderOrigin } from './open-folder.ts';
import { ftpOrigin } from './open-ftp.ts';
import { httpOrigin } from './open-http.ts';
import type { Origin } from './origin.ts';
import { reconcileSources } from './reconcile.ts';

/** Fetches media from where the hospital has them, and looks now and then whether they changed there. */
export interface MediaSources {
  /** There may be something to fetch. */
  wake(): void;
  /** Takes in media that came by other ways than a form, and lets go of what none names any more. */
  reconcile(): Promise<void>;
  /** Ends what is under way, and gives it back. */
  stop(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly mediaSources: MediaSources;
  }
}

interface MediaRunnerOptions extends Pick<Services, 'environment' | 'database' | 'files' | 'clock'> {
  readonly log: FastifyBaseLogger;
  /** How often somebody looks for what is due, or was left by another process. */
  readonly lookMs?: number;
}

/**
 * Starts to fetch. Processes that share the database share the sources: each is fetched by one of them. Nothing here is
 * waited for by a screen or a call.
 */
export function startMediaSources({ environment, database, files, clock, log, lookMs = 5000 }: MediaRunnerOptions) {
  const owner = newGid();
  const ending = new AbortController();
  const working = new Set<Promise<void>>();
  const steps = openFolderSteps();
  let looking: Promise<void> | undefined;
  let again = false;
  let soon: NodeJS.Timeout | undefined;

  const wake = () => {
    again = true;
    if (ending.signal.aborted) return;
    looking ??= look().finally(() => {
      looking = undefined;
      if (again) wake();
    });
  };
  const look = async () => {
    again = false;
    try {
      while (
        !ending.signal.aborted &&
        working.size < limits.mediaFetches &&
        (await database.query(isSourceDue(clock())))
      ) {
        const source = await database.write(claimSource, { owner });
        if (!source) return;
        const work = fetch(source).finally(() => {
          working.delete(work);
          wake();
        });
        working.add(work);
      }
    } catch (error) {
      // The database is away; the next look finds the sources again.
      if (!(error instanceof Refusal && error.isTemporary())) log.error({ err: error }, 'no media can be fetched');
    }
  };

  const fetch = async (source: SourceRow) => {
    const { gid, organisationGid, address } = source;
    const late = AbortSignal.timeout(limits.mediaFetchMinutes * minuteMs);
    const lost = new AbortController();
    const signal = AbortSignal.any([late, lost.signal, ending.signal]);
    const done = new AbortController();
    const beating = beat(gid, lost, done.signal);
    try {
      const origin = await originOf(source);
      const fetched = await fetchMedium(origin, source.file === null ? '' : source.version, files, signal);
      const attempt = { gid, owner, dueAt: source.dueAt };
      if (fetched.end === 'kept') {
        const { file, version } = fetched;
        try {
          await database.write(noteAttempt, { ...attempt, state: 'ready', kept: { file, version } });
        } finally {
          await files.settle([file]);
        }
      } else if (fetched.end === 'unchanged') await database.write(noteAttempt, { ...attempt, state: 'ready' });
      else if (fetched.end === 'changing') await database.write(noteAttempt, attempt);
      else if (ending.signal.aborted) await database.write(giveBackSource, attempt);
      else {
        const { state, message } = fetched.fault;
        log.warn(
          { event: 'media.notFetched', organisationGid, address, state, reason: message },
          'a medium did not come',
        );
        await database.write(noteAttempt, { ...attempt, state });
      }
    } catch (error) {
      // Another process takes the source when its lease has ended.
      if (!(error instanceof Refusal && error.isTemporary())) log.error({ err: error, address }, 'a medium failed');
    } finally {
      done.abort();
      await beating;
    }
  };
  const beat = async (gid: string, lost: AbortController, done: AbortSignal) => {
    while (!done.aborted) {
      await sleep(leaseMs / 3, undefined, { signal: done, ref: false }).catch(() => undefined);
      if (done.aborted) return;
      const isOurs = await database.write(keepSource, { gid, owner }).catch(() => true);
      if (!isOurs) lost.abort();
    }
  };
  const originOf = async ({ source, address, organisationGid }: SourceRow): Promise<Origin> => {
    const { MEDIA_NETWORKS: networks, MEDIA_DIR } = environment;
    if (source === 'localhost') return folderOrigin(MEDIA_DIR, organisationGid, address, steps);
    const accountAt = await database.query(readAccounts(organisationGid, source));
    if (source === 'ftp') return ftpOrigin({ address, accountAt, networks });
    return httpOrigin({ source, address, accountAt, networks, clock });
  };

  const timer = setInterval(wake, lookMs).unref();
  // Somebody changed something: it may be a medium. A whole morning of calls is one look now and then.
  const stopHints = database.onCommit(() => {
    if (soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      wake();
    }, 300).unref();
  });
  const reconcile = async () => {
    await reconcileSources(database);
    wake();
  };
  const begun = reconcile().catch((error) => log.warn({ err: error }, 'the sources of media could not be compared'));

  return {
    wake,
    reconcile,
    stop: async () => {
      ending.abort();
      stopHints();
      clearInterval(timer);
      clearTimeout(soon);
      await begun;
      await looking;
      await Promise.all(working);
    },
  } satisfies MediaSources;
}
