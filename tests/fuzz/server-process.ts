import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measured, Question } from './server-child.ts';

export interface ServerProcess {
  readonly url: string;
  /** How long the event loop was held since the last question; `memory` collects what is unused first. */
  measure(what: 'holds' | 'memory'): Promise<Measured>;
  /** Moves the server's clock so many hours from its morning. */
  setHours(hours: number): Promise<void>;
  /** How the process ended by itself, as long as nobody stopped it. */
  ended(): string | undefined;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('server-child.ts', import.meta.url));
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts the server on a folder of its own and the database named; an empty address is SQLite. */
export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-fuzz-'));
  const child = spawn(process.execPath, ['--expose-gc', program], {
    // As a hospital runs it: answers are checked here, by another validator.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      HOST: '',
      PORT: '',
      // The identity provider of the examples runs beside.
      OIDC_NETWORKS: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.add(child);
  let printed = '';
  let state: string | undefined;
  /** Who waits for the next message. */
  let waiting: PromiseWithResolvers<unknown> | undefined;
  child.stderr?.on('data', (chunk) => {
    printed = `${printed}${chunk}`.slice(-5_000);
  });
  child.on('message', (message) => waiting?.resolve(message));
  // A message to one that has just ended: its end says so.
  child.on('error', () => {});
  child.once('exit', (code, signal) => {
    children.delete(child);
    state = `the server ended (${signal ?? code}): ${printed}`;
    waiting?.reject(new Error(state));
  });
  const heard = <T>(): Promise<T> => {
    waiting = Promise.withResolvers();
    return waiting.promise as Promise<T>;
  };
  const { url } = await heard<{ url: string }>();
  let asked: Promise<unknown> = Promise.resolve();
  // One question at a time: answers carry no number.
  const ask = (question: Question): Promise<Measured> => {
    const answer = asked.then(() => {
      if (state) throw new Error(state);
      const coming = heard<Measured>();
      child.send(question);
      return coming;
    });
    asked = answer.catch(() => undefined);
    return answer;
  };
  return {
    url,
    measure: (what) => ask({ ask: what }),
    setHours: async (hours) => void (await ask({ setHours: hours })),
    ended: () => state,
    stop: async () => {
      if (state === undefined) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
