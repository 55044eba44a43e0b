/**
 * The one thread that writes. Everything that waits goes into one transaction (group commit), each command in a
 * savepoint of its own, and answers leave only after COMMIT (measured: 24 to 30 thousand durable calls a second).
 */
import type { StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../command.ts';
import { commandNamed } from '../define-command.ts';
import { withIdempotency } from '../idempotency.ts';
import { cacheSettledReads } from '../read-cache.ts';
import type { Happened } from '../written.ts';
import { commitMarks } from './commit-marks.ts';
import { openConnection } from './connection.ts';
import { logEmptier } from './empty-log.ts';
import { isDamage, isSqliteError, isStorageFailure } from './errors.ts';
import { guardFiles } from './guard-files.ts';
import type { CommandMessage, CommitMessage, Outcome } from './messages.ts';

/** Commands in one transaction at most, so that the first does not wait for a crowd. */
const batchLimit = 200;

const port = parentPort;
if (!port) throw new Error('writer.ts is a worker, it does not run by itself');
const { file, modules, shared } = workerData as {
  file: string;
  modules: readonly string[];
  shared: SharedArrayBuffer;
};
const marks = commitMarks(shared);
for (const module of modules) await import(module);
const connection = openConnection(file, 'write');
const { raw } = connection;
const guard = guardFiles(raw, file, (message) => port.postMessage({ outcomes: [], touched: new Map(), ...message }));
const log = logEmptier(raw);
const begin = raw.prepare('BEGIN IMMEDIATE');
const end = raw.prepare('COMMIT');
const rollback = raw.prepare('ROLLBACK');
const savepoint = raw.prepare('SAVEPOINT command');
const rollbackToSavepoint = raw.prepare('ROLLBACK TO command');
const release = raw.prepare('RELEASE command');
/** Nobody else writes while the server runs, but for an administrator at the file itself: that shows in its version. */
const cache = cacheSettledReads({ unsettles: marks.unsettle, changesAccess: marks.changeAccess });
let version = connection.version();

type Message = readonly CommandMessage[] | 'stop';

/** What the commands of one commit have done together. */
interface Committing {
  readonly touched: Map<string, number>;
  readonly happened: Happened[];
  lastTraceGone: boolean;
}

port.on('message', (first: Message) => {
  let next: Message | undefined = first;
  while (next !== undefined) {
    const waiting: CommandMessage[] = [];
    while (next !== undefined && next !== 'stop' && waiting.length < batchLimit) {
      waiting.push(...next);
      next = receiveMessageOnPort(port)?.message as Message | undefined;
    }
    while (waiting.length > 0) port.postMessage(commit(waiting.splice(0, batchLimit)));
    if (next === 'stop') {
      log.close();
      connection.close();
      guard.close();
      port.close();
      return;
    }
  }
});

function commit(batch: readonly CommandMessage[]): CommitMessage {
  const touched = new Map<string, number>();
  if (guard.wasLost()) return refuseAll(batch);
  const began = performance.now();
  const committing: Committing = { touched, happened: [], lastTraceGone: false };
  try {
    begin.run();
    if (connection.version() !== version) {
      cache.clear();
      marks.unsettle();
      marks.changeAccess();
    }
    version = connection.version();
    const isAlone = batch.length === 1;
    const outcomes = batch.map((message) => (isAlone ? runAlone : runInSavepoint)(message, committing));
    if (raw.isTransaction) {
      marks.committing();
      end.run();
    }
    // Committed into files that are gone: it must not be acknowledged.
    if (guard.isLost()) return refuseAll(batch);
    if (committing.lastTraceGone) log.empty();
    const { happened } = committing;
    return { outcomes, touched, written: { commands: batch.length, ms: performance.now() - began, happened } };
  } catch (error) {
    if (raw.isTransaction) rollback.run();
    cache.clear();
    const fatal = isSqliteError(error, 'io') || isDamage(error) ? (error as Error).message : undefined;
    return {
      outcomes: batch.map(({ id }) => failed(id, error)),
      touched: new Map(),
      ...(fatal && { fatal }),
    };
  } finally {
    marks.settle();
  }
}

function refuseAll(batch: readonly CommandMessage[]): CommitMessage {
  const refused = new Refusal({ code: 'storage_unavailable' });
  return { outcomes: batch.map(({ id }) => failed(id, refused)), touched: new Map() };
}

/** One that shares its transaction with nobody needs no savepoint, which would keep each page as it was before. */
function runAlone(message: CommandMessage, committing: Committing): Outcome {
  return attempt(message, committing, rollback);
}

function runInSavepoint(message: CommandMessage, committing: Committing): Outcome {
  savepoint.run();
  const outcome = attempt(message, committing, rollbackToSavepoint);
  release.run();
  return outcome;
}

/** @param undo takes back what a command that throws has written */
function attempt(message: CommandMessage, committing: Committing, undo: StatementSync): Outcome {
  try {
    return run(message, committing);
  } catch (error) {
    // SQLite gives up the whole transaction on some errors (disk full): then nothing of the batch may be answered.
    if (!raw.isTransaction) throw error;
    undo.run();
    cache.clear();
    return failed(message.id, error);
  }
}

/** Runs a command in the transaction; nothing is noted of one that throws. */
function run(message: CommandMessage, committing: Committing): Outcome {
  const { now, by } = message;
  const context: Context = { now, touched: new Map(), taken: new Map(), happened: [], by, near: true };
  const answer = connection.run(
    withIdempotency(() => commandNamed(message.name)(message.argument, context), message.idempotency, context),
    cache,
  );
  for (const [organisationGid, seq] of context.touched) committing.touched.set(organisationGid, seq);
  committing.happened.push(...(context.happened ?? []));
  committing.lastTraceGone ||= context.lastTraceGone === true;
  return { id: message.id, kind: 'answer', answer };
}

function failed(id: number, error: unknown): Outcome {
  if (error instanceof Refusal) {
    return { id, kind: 'refusal', entries: error.entries, ...(error.current && { current: error.current }) };
  }
  if (isStorageFailure(error)) return { id, kind: 'refusal', entries: [{ code: 'storage_unavailable' }] };
  return { id, kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) };
}
