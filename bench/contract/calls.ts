import { Agent, request } from 'node:http';

/** One call, ready to be sent. */
export interface Call {
  readonly port: number;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}

/** Sends calls over so many connections for so long; answers how many were answered in a second. */
export async function perSecond(make: () => Call, connections: number, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let answered = 0;
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() - began < ms) {
          await send(make(), agent);
          answered += 1;
        }
      }),
    );
    return (answered / (performance.now() - began)) * 1000;
  } finally {
    agent.destroy();
  }
}

function send({ port, method, path, token, body }: Call, agent: Agent): Promise<void> {
  const json = body && JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      answer.resume();
      answer.on('end', resolve);
    });
    asked.on('error', reject);
    asked.end(json);
  });
}
