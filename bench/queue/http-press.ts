import { readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '#tests/running/server.ts';
import { type Hall, serve } from './hall.ts';
import type { Press } from './press.ts';
import type { Store } from './store.ts';

const loopDelay = fileURLToPath(new URL('./loop-delay.ts', import.meta.url));

/** Presses over HTTP at a server in another process, each counter on a connection of its own. */
export function httpPress({ port }: RunningServer, { token, counters }: Hall): { press: Press; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: counters.length });
  const press: Press = (panelGid, key) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ panelGid });
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
      };
      const path = '/api/v1/collab/web/queue/generic/next';
      const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => {
          const number = Number(/"current":\{"number":(\d+)/.exec(text)?.[1]);
          if (answer.statusCode === 200 && number) resolve(number);
          else reject(new Error(`${answer.statusCode} ${text.slice(0, 300)}`));
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return { press, close: () => agent.destroy() };
}

/** Starts a server that can be asked how late its event loop was since the last time it was asked. */
export async function serveMeasured(
  store: Store,
  env: Record<string, string> = {},
): Promise<{ server: RunningServer; loopP99(): Promise<number> }> {
  const file = join(store.variables.DATA_DIR, 'loop-delay');
  const server = await serve(store, { NODE_OPTIONS: `--import ${loopDelay}`, LOOP_DELAY_FILE: file, ...env });
  return {
    server,
    loopP99: async () => {
      await rm(file, { force: true });
      server.signal('SIGUSR2');
      for (;;) {
        const told = await readFile(file, 'utf8').catch(() => '');
        if (told) return Number(told);
        await sleep(5);
      }
    },
  };
}
