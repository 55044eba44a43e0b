import { request as http, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as https } from 'node:https';
import { isIPv4, type LookupFunction } from 'node:net';
import { textIn } from './text-in.ts';

/** One call of a foreign server, whose address has been chosen already. */
export interface Asked {
  readonly url: URL;
  /** The address that the host of the URL stands for; no other is called. */
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Without a mark of the byte order; undefined when it is longer than we are ready to hold, and when it is no text. */
  readonly text: string | undefined;
}

/**
 * Calls a foreign server and reads its answer within the limits. A redirect is an answer like any other: nothing else
 * is called.
 * @throws whatever the network throws, and when the signal ends the call
 */
export async function receiveAnswer({ url, address, method, headers, body, mostBytes, signal }: Asked) {
  const family = isIPv4(address) ? 4 : 6;
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  // No connection is kept: the next call chooses its address again.
  const options: RequestOptions = { method, headers, lookup, signal, agent: false };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = (url.protocol === 'https:' ? https : http)(url, options, resolve);
    call.once('error', reject);
    call.end(body);
  });
  const { statusCode: status = 0, headers: told } = answer;
  const bytes = await readBounded(answer, mostBytes);
  return { status, headers: told, text: bytes && textIn(bytes, told['content-type']) } satisfies Received;
}

async function readBounded(answer: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined; // leaving the loop ends the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
