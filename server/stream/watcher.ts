import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { onceClosed } from '../ground/once-closed.ts';
import { byeFrame, retryFrame } from './frames.ts';

/** Unsent bytes at which a reader counts as gone; it resumes with a whole view. */
export const backlogLimit = 256 * 1024;

/** One open stream. */
export interface Watcher {
  /** Hash of the token that opened it; once that is revoked the stream ends. A patient's own ticket needs none. */
  readonly tokenHash: string | undefined;
  /** Whether it is told of changes only, once it has the whole view. */
  readonly changes: boolean;
  /** The connection that it goes over. */
  readonly socket: Socket | null;
  /** Sends a frame, or closes a reader that does not drain. */
  send(frame: string): void;
  /** Ends the stream; with a goodbye when the reader should come back at once. */
  end(how: 'bye' | 'revoked'): void;
  /** Ends the connection at once; what was not read is thrown away, in the system's buffers too. */
  cut(): void;
  /** Called once it is closed; at once where its reader left while it was opened. */
  onClose(listener: () => void): void;
}

/** Turns a reply into an open stream; from here on nothing but frames is written to it. */
export function openWatcher(reply: FastifyReply, tokenHash?: string, changes = false): Watcher {
  // Headers that were set for every answer (security) hold here too, because hijacking skips them.
  const headers = { ...reply.getHeaders() } as Record<string, string>;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.socket?.setNoDelay(true);
  raw.socket?.setTimeout(0);
  raw.on('error', () => raw.destroy());
  raw.write(retryFrame());
  const { socket } = raw;
  // Closed in the usual way, the system would go on trying to deliver the rest.
  const cut = () => (socket ? socket.resetAndDestroy() : raw.destroy());
  return {
    tokenHash,
    changes,
    socket,
    send: (frame) => {
      if (raw.destroyed || raw.writableEnded) return;
      if (raw.writableLength > backlogLimit) cut();
      else raw.write(frame);
    },
    end: (how) => {
      if (raw.destroyed || raw.writableEnded) return;
      raw.end(how === 'bye' ? byeFrame : undefined);
    },
    cut,
    onClose: (listener) => onceClosed(raw, listener),
  };
}
