import { request } from 'node:http';
import type { RunningServer } from '#tests/running/server.ts';
import type { Attack } from './attacks.ts';

/** One hostile request and what came of it; status 0 where the connection was cut. */
export interface Attacked {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
}

/** So many clients send one hostile request after the other; the returned function stops them and answers what came. */
export function attackWith(
  server: RunningServer,
  attacks: readonly Attack[],
  clients: number,
): () => Promise<Attacked[]> {
  const sent: Attacked[] = [];
  let stopped = false;
  const client = async (first: number) => {
    for (let turn = first; !stopped; turn += 1) {
      const attack = attacks[turn % attacks.length] as Attack;
      const start = performance.now();
      const status = await send(server, attack);
      sent.push({ name: attack.name, status, ms: performance.now() - start });
    }
  };
  const over = Promise.all(
    Array.from({ length: clients }, (_, index) => client(Math.floor((index * attacks.length) / clients))),
  );
  return async () => {
    stopped = true;
    await over;
    return sent;
  };
}

/** On a connection of its own, as whoever means harm would; the server may close it in the middle. */
function send({ port }: RunningServer, { method, path, headers, body }: Attack): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path, agent: false, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}
