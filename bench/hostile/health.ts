import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#tests/running/server.ts';

const everyMs = 20;

/** Asks for the server's health all the time; the returned function stops and answers how long each answer took, ms. */
export function watchHealth({ port }: RunningServer): () => Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let stopped = false;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: '/api/health', agent }, (answer) =>
        answer.resume().on('end', resolve),
      );
      asked.on('error', reject).end();
    });
  const over = (async () => {
    while (!stopped) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
      await sleep(everyMs);
    }
  })();
  return async () => {
    stopped = true;
    await over;
    agent.destroy();
    return times;
  };
}
