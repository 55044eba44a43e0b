import { Worker } from 'node:worker_threads';
import { Refusal } from '../../errors/refusal.ts';
import type { SingleStatement, Statement } from '../command.ts';
import type { Database } from '../database.ts';
import { drive, type Running } from '../drive.ts';
import { inspectorModule } from './connection.ts';
import type { Answered, Asked } from './long-reader.ts';
import type { Reading } from './snapshots.ts';

export interface LongQueries {
  readonly queryLong: Database['queryLong'];
  /** Refuses what is under way with service_stopping. */
  close(): Promise<void>;
}

/**
 * Readings that take the longer the more there is, in a thread of their own: one after another, each in a snapshot. The
 * thread starts with the first of them (docs/decisions/172).
 */
export function openLongQueries(file: string, reading: Reading): LongQueries {
  let reader: Worker | undefined;
  let waiting: PromiseWithResolvers<unknown> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function start(): Worker {
    const workerData = { file, inspector: inspectorModule() };
    const worker = new Worker(new URL('./long-reader.ts', import.meta.url), { workerData });
    worker.on('message', (answered: Answered) => {
      if ('answer' in answered) waiting?.resolve(answered.answer);
      else waiting?.reject(Object.assign(new Error(answered.failed.message), answered.failed));
    });
    const end = (error: unknown) => {
      if (reader === worker) reader = undefined;
      waiting?.reject(error);
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Refusal({ code: 'service_stopping' })));
    return worker;
  }

  const post = (asked: Asked) => reader?.postMessage(asked);

  async function ask(statement: SingleStatement): Promise<unknown> {
    if (isClosed) throw new Refusal({ code: 'service_stopping' });
    waiting = Promise.withResolvers();
    reader ??= start();
    post(statement);
    return waiting.promise;
  }

  async function answer<A>(generator: Running<A>): Promise<A> {
    const running = drive(generator, singly);
    let step = running.next();
    try {
      while (!step.done) {
        let found: unknown;
        try {
          found = await ask(step.value as SingleStatement);
        } catch (error) {
          step = running.throw(error);
          continue;
        }
        step = running.next(found);
      }
      return step.value;
    } catch (error) {
      return reading(() => {
        throw error;
      });
    } finally {
      post('end');
    }
  }

  return {
    queryLong: (generator) => {
      const answered = before.then(() => answer(generator));
      before = answered.catch(() => undefined);
      return answered;
    },
    close: async () => {
      isClosed = true;
      await reader?.terminate();
    },
  };
}

/** Asks what a statement holds one by one; what is shared with others is read for itself here. */
function* singly(statement: Statement): Running<unknown> {
  if (statement[0] === 'shared') return yield* drive(statement[2](), singly);
  if (statement[0] !== 'batch') return yield statement;
  const answers: unknown[] = [];
  for (const question of statement[1]) answers.push(yield* singly(question));
  return answers;
}
