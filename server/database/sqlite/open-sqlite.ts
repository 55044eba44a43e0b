import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../errors/refusal.ts';
import type { Actor } from '../../journal/actor.ts';
import type { SqlValue, Statement } from '../command.ts';
import type { Database, Idempotency } from '../database.ts';
import { remember } from '../memory.ts';
import { type Connection, openConnection } from './connection.ts';
import { isStorageFailure } from './errors.ts';
import { lockFolder } from './lock-folder.ts';
import type { CommandMessage, CommitMessage, Outcome } from './messages.ts';
import { prepareFile } from './prepare-file.ts';

export interface SqliteOptions {
  /** Folder of the database file; it exists. */
  readonly dataFolder: string;
  readonly clock: () => number;
  /** Called when the disk can no longer be trusted and the process must end. */
  readonly onFatal: (reason: string) => void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens the embedded database: locks the data folder, migrates, starts the writer thread. Reads run here, on a
 * connection that cannot write.
 * @throws StartProblem if the folder is in use or the file is damaged.
 */
export function openSqlite({ dataFolder, clock, onFatal }: SqliteOptions): Database {
  const unlock = lockFolder(dataFolder);
  const file = join(dataFolder, 'callboard.db');
  try {
    prepareFile(file, clock());
  } catch (error) {
    unlock();
    throw error;
  }
  const reader = openConnection(file, 'read');
  const inOnePicture = picturesOf(reader);
  const oneEachTurn = turnByTurn();
  const query = async <A>(generator: Generator<Statement, A, unknown>) => reading(() => inOnePicture(generator));
  const writer = new Worker(new URL('./writer.ts', import.meta.url), { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(organisationGid: string, seq: number) => void>();
  let lastId = 0;
  let ended: Error | undefined;

  writer.on('message', ({ outcomes, touched, fatal }: CommitMessage) => {
    for (const outcome of outcomes) settle(outcome, waiting);
    for (const [organisationGid, seq] of touched) for (const listener of listeners) listener(organisationGid, seq);
    if (fatal) onFatal(fatal);
  });
  const stopped = new Promise<void>((resolve) => {
    const end = (error: Error) => {
      ended ??= error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      resolve();
    };
    writer.on('error', (error) => {
      onFatal(error.message);
      end(error);
    });
    writer.on('exit', () => end(new Refusal({ code: 'service_stopping' })));
  });

  return {
    engine: 'sqlite',
    write: (name, argument, idempotency?: Idempotency, by?: Actor) => {
      if (ended) return Promise.reject(new Refusal({ code: 'service_stopping' }));
      const message: CommandMessage = { id: ++lastId, name, argument, now: clock(), idempotency, by };
      return new Promise((resolve, reject) => {
        waiting.set(message.id, { resolve: resolve as (answer: unknown) => void, reject });
        writer.postMessage(message);
      });
    },
    read: async <Row>(sql: string, ...parameters: SqlValue[]) =>
      reading(() => reader.execute(['all', sql, parameters]) as Row[]),
    query,
    glance: (generator) => oneEachTurn(() => query(generator)),
    // The data folder is locked: there is no other process.
    alone: (work) => work(),
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      reader.close(); // first: the last connection to close folds the write-ahead log into the file
      writer.postMessage('stop');
      await stopped;
      unlock();
    },
  };
}

function settle(outcome: Outcome, waiting: Map<number, Waiting>): void {
  const caller = waiting.get(outcome.id);
  waiting.delete(outcome.id);
  if (outcome.kind === 'answer') caller?.resolve(outcome.answer);
  else if (outcome.kind === 'refusal') caller?.reject(new Refusal(outcome.entries, outcome.current));
  else caller?.reject(outcome.error);
}

/**
 * Lets all statements of a generator see the same moment; nothing else of this thread runs in between. Until the next
 * commit every generator sees the same, so what many ask after one commit (fifty counters their state) is read once.
 */
function picturesOf(reader: Connection): <A>(generator: Generator<Statement, A, unknown>) => A {
  const memory = remember();
  let version = Number.NaN;
  return (generator) => {
    reader.raw.exec('BEGIN');
    try {
      const present = reader.version();
      if (present !== version) memory.forget();
      version = present;
      return reader.run(generator, memory);
    } finally {
      reader.raw.exec('COMMIT');
    }
  };
}

/** Does one after the other, each in a turn of the event loop of its own: many at once hold up nobody else. */
function turnByTurn(): <A>(work: () => Promise<A>) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))).then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

function reading<A>(read: () => A): A {
  try {
    return read();
  } catch (error) {
    if (isStorageFailure(error)) throw new Refusal({ code: 'storage_unavailable' });
    throw error;
  }
}
