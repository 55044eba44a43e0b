import { PassThrough, type Readable } from 'node:stream';

/** Bytes that wait to be read; more are not taken from the connection. */
const waitingBytes = 1024 * 1024;

/**
 * What comes over a connection, from this moment on. Node drops what was received and not yet read when a connection
 * breaks off; here it is read first, and the break is told after it.
 * @throws while it is read: what the connection broke off with
 */
export function received(body: Readable): AsyncIterable<Buffer> {
  const kept = new PassThrough({ highWaterMark: waitingBytes });
  let fault: Error | undefined;
  body.once('error', (error) => {
    fault = error;
  });
  body.once('close', () => {
    if (!body.readableEnded) fault ??= new Error('the connection broke off');
    kept.end();
  });
  kept.once('close', () => body.destroy());
  body.pipe(kept, { end: false });
  body.once('end', () => kept.end());
  return {
    async *[Symbol.asyncIterator]() {
      yield* kept as AsyncIterable<Buffer>;
      if (fault) throw fault;
    },
  };
}
