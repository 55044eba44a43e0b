/** Sends requests as they are, odd headers and broken bodies too, over connections that are kept. */
import { Agent, request as ask } from 'node:http';
import type { FuzzAnswer, FuzzRequest } from './request.ts';

export interface HttpClient {
  /** The answer; undefined where the connection was cut on purpose. Rejects when the server gives none. */
  send(
    request: Pick<FuzzRequest, 'method' | 'target' | 'headers' | 'body' | 'cutAfter'>,
    stream?: boolean,
  ): Promise<FuzzAnswer | undefined>;
  close(): void;
}

const answerLimitMs = 60_000;
/** What of a stream is read. */
const streamMs = 40;
const cutAfterMs = 20;

export function openClient(url: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections * 2 });
  const { hostname, port, host } = new URL(url);
  const send: HttpClient['send'] = ({ method, target, headers, body, cutAfter }, stream = false) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      // Without a length Node would send chunks where a method may have a body.
      const length = body || method !== 'GET' ? [['content-length', String(body?.length ?? 0)] as const] : [];
      const named = headers.some(([name]) => name === 'host') ? [] : [['host', host] as const];
      const sent = [...named, ...headers, ...length].flat();
      const outgoing = ask({
        hostname,
        port,
        path: target,
        method,
        agent,
        headers: sent as unknown as string[],
        timeout: answerLimitMs,
      });
      outgoing.on('error', reject);
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${answerLimitMs} ms`)));
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        const end = () => {
          const contentType = String(incoming.headers['content-type'] ?? '');
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: incoming.statusCode ?? 0, contentType, text, ms: performance.now() - started });
        };
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('error', (error) => (stream ? end() : reject(error)));
        incoming.on('end', end);
        if (stream && incoming.statusCode === 200) {
          setTimeout(() => {
            end();
            outgoing.destroy();
          }, streamMs);
        }
      });
      if (cutAfter === undefined) return outgoing.end(body);
      outgoing.removeAllListeners('error').on('error', () => resolve(undefined));
      outgoing.write(body?.subarray(0, cutAfter) ?? '');
      outgoing.flushHeaders();
      setTimeout(() => {
        outgoing.destroy();
        resolve(undefined);
      }, cutAfterMs);
    });
  return { send, close: () => agent.destroy() };
}
