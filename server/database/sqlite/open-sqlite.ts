import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../errors/refusal.ts';
import type { Actor } from '../../ground/actor.ts';
import { beat, readBeat } from '../beat.ts';
import type { SqlValue, Statement } from '../command.ts';
import type { Database, Idempotency } from '../database.ts';
import { writerModules } from '../define-command.ts';
import type { Tables } from '../tables.ts';
import type { Written } from '../written.ts';
import { commitMarks, marksBytes } from './commit-marks.ts';
import { openConnection } from './connection.ts';
import { lockFolder } from './lock-folder.ts';
import { openLongQueries } from './long-queries.ts';
import type { CommandMessage, CommitMessage, Outcome } from './messages.ts';
import { prepareFile } from './prepare-file.ts';
import { openSharedQueries } from './shared-queries.ts';
import { readingOf, snapshotsOf } from './snapshots.ts';

export interface SqliteOptions {
  /** Folder of the database file; it exists. */
  readonly dataFolder: string;
  readonly clock: () => number;
  /** Called when the disk can no longer be trusted and the process must end. */
  readonly onFatal: (reason: string) => void;
  /** Called after each commit. */
  readonly onWritten?: (written: Written) => void;
  /** Called with what the operator must look at although the server goes on; with undefined once it is over. */
  readonly onTrouble?: (reason: string | undefined) => void;
}

/** With less than this the disk counts as full: the log can still be written over for a while, but not grow. */
const leastFreeBytes = 1024 * 1024;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens the embedded database: locks the data folder, migrates, starts the writer thread. Reads run here, on a
 * connection that cannot write.
 * @throws StartProblem if the folder is in use or the file is damaged.
 */
export function openSqlite({ dataFolder, clock, onFatal, onTrouble, onWritten }: SqliteOptions): Database {
  const unlock = lockFolder(dataFolder);
  const file = join(dataFolder, 'callboard.db');
  try {
    prepareFile(file, clock());
  } catch (error) {
    unlock();
    throw error;
  }
  const reader = openConnection(file, 'read');
  const shared = new SharedArrayBuffer(marksBytes);
  const marks = commitMarks(shared);
  const inSnapshot = snapshotsOf(reader, marks);
  let damage: string | undefined;
  const reading = readingOf((reason) => {
    if (!damage) onTrouble?.(reason);
    damage ??= reason;
  });
  const queryShared = openSharedQueries(inSnapshot, reading);
  const long = openLongQueries(file, reading);
  const query = async <A>(generator: Generator<Statement, A, unknown>) =>
    reading(() => inSnapshot((run) => run(generator)));
  const writer = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: { file, modules: writerModules(), shared },
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(organisationGid: string, seq: number) => void>();
  let unsent: CommandMessage[] = [];
  const send = () => {
    if (unsent.length > 0) writer.postMessage(unsent);
    unsent = [];
  };
  let lastId = 0;
  let ended: Error | undefined;
  let lost = false;

  writer.on('message', ({ outcomes, touched, written, lost: missing, fatal }: CommitMessage) => {
    for (const outcome of outcomes) settle(outcome, waiting);
    for (const [organisationGid, seq] of touched) for (const listener of listeners) listener(organisationGid, seq);
    if (written) onWritten?.(written);
    if (missing !== undefined) {
      lost = missing !== null;
      onTrouble?.(missing ?? undefined);
    }
    if (fatal) onFatal(fatal);
  });
  const stopped = new Promise<void>((resolve) => {
    const end = (error: Error) => {
      ended ??= error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      resolve();
    };
    writer.on('error', (thrown) => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      onFatal(error.message);
      end(error);
    });
    writer.on('exit', () => end(new Refusal({ code: 'service_stopping' })));
  });

  const write: Database['write'] = ({ commandName }, argument, idempotency?: Idempotency, by?: Actor) => {
    if (ended) return Promise.reject(new Refusal({ code: 'service_stopping' }));
    if (lost) return Promise.reject(new Refusal({ code: 'storage_unavailable' }));
    const message: CommandMessage = { id: ++lastId, name: commandName, argument, now: clock(), idempotency, by };
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { resolve: resolve as (answer: unknown) => void, reject });
      // What is asked in one turn goes over in one message.
      if (unsent.push(message) === 1) process.nextTick(send);
    });
  };

  return {
    engine: 'sqlite',
    write,
    read: async <Row>(tables: Tables, sql: string, ...parameters: SqlValue[]) =>
      reading(() => reader.execute(['all', tables, sql, parameters]) as Row[]),
    query,
    queryLong: long.queryLong,
    queryShared,
    access: marks.access,
    prove: async () => {
      if (damage || (await freeBytes(dataFolder)) < leastFreeBytes) throw new Refusal({ code: 'storage_unavailable' });
      await write(beat, {});
      await query(readBeat());
    },
    load: () => ({ waiting: waiting.size }),
    // The data folder is locked: there is no other process.
    alone: (work) => work(),
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      ended ??= new Refusal({ code: 'service_stopping' }); // what is under way is written, nothing more
      // first: the last connection to close folds the write-ahead log into the file
      reader.close();
      await long.close();
      send();
      writer.postMessage('stop');
      await stopped;
      unlock();
    },
  };
}

/** What users without privileges may still write. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function settle(outcome: Outcome, waiting: Map<number, Waiting>): void {
  const caller = waiting.get(outcome.id);
  waiting.delete(outcome.id);
  if (outcome.kind === 'answer') caller?.resolve(outcome.answer);
  else if (outcome.kind === 'refusal') caller?.reject(new Refusal(outcome.entries, outcome.current));
  else caller?.reject(outcome.error);
}
