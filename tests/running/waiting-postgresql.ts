/** PostgreSQL without promises: the connections live in a thread of their own, and this one waits for each answer. */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { SqlValue, Statement } from '#server/database/command.ts';
import { driveToEnd, type Running } from '#server/database/drive.ts';
import type { StoreConnection } from './store-connection.ts';

/** What the thread is asked for. */
export type Question =
  | { readonly ask: 'open' }
  | { readonly ask: 'execute'; readonly url: string; readonly statement: Statement }
  | { readonly ask: 'exec'; readonly url: string; readonly sql: string }
  | { readonly ask: 'close'; readonly url: string };
export interface Asked {
  readonly id: number;
  readonly question: Question;
}
export type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: Error });

const patienceMs = 30_000;

let thread: ((question: Question) => unknown) | undefined;

/** Takes an empty, migrated database on the server of this address, and a connection to it. */
export function openWaitingPostgresql(server: string, migrated?: string): { connection: StoreConnection; url: string } {
  thread ??= startThread(server, migrated);
  const ask = thread;
  const url = ask({ ask: 'open' }) as string;
  const execute = (statement: Statement): unknown => {
    // What is put together here cannot go to the thread: its statements do, one after another.
    if (statement[0] === 'shared') return run(statement[2]());
    if (statement[0] === 'batch' && statement[1].some(([kind]) => kind === 'shared')) return statement[1].map(execute);
    return ask({ ask: 'execute', url, statement });
  };
  const run = <A>(generator: Running<A>): A => driveToEnd(generator, execute);
  return {
    url,
    connection: {
      exec: (sql) => void ask({ ask: 'exec', url, sql }),
      execute,
      rows: <Row>(sql: string, ...values: SqlValue[]) => execute(['all', [], sql, values]) as Row[],
      run,
      close: () => void ask({ ask: 'close', url }),
    },
  };
}

function startThread(server: string, migrated?: string): (question: Question) => unknown {
  const { port1: port, port2: theirs } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./waiting-postgresql-thread.ts', import.meta.url), {
    workerData: { server, migrated, port: theirs, bell },
    transferList: [theirs],
  });
  worker.unref();
  let id = 0;
  return (question) => {
    id += 1;
    port.postMessage({ id, question } satisfies Asked);
    for (;;) {
      // It rings after the reply is there: what rings meanwhile is not slept through.
      const rings = Atomics.load(bell, 0);
      const reply = receiveMessageOnPort(port)?.message as Reply | undefined;
      // An answer to what was given up belongs to nobody.
      if (reply && reply.id !== id) continue;
      if (reply && 'error' in reply) throw reply.error;
      if (reply) return reply.result;
      if (Atomics.wait(bell, 0, rings, patienceMs) === 'timed-out') throw new Error('PostgreSQL gave no answer');
    }
  };
}
