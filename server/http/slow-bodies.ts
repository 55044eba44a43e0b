import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { secondMs } from '../ground/durations.ts';

interface Body {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly startedAt: number;
  /** What its connection had brought when it began, and at the last look. */
  readonly before: number;
  brought: number;
  /** When it last brought anything, or could not because we did not take it. */
  movedAt: number;
}

export interface SlowBodies {
  close(): void;
}

/** How long whoever was answered already may go on sending what nobody reads. */
const leftoverMs = 5 * secondMs;

/**
 * Sees to it that bodies arrive: JSON within limits.bodySeconds, files at limits.leastBytesPerSecond beyond that, and
 * nobody pauses for limits.bodySilenceSeconds. Who is slower is refused with 408 and loses the connection, so that
 * nobody holds one with a byte now and then.
 * @param everyMs how often it looks
 * @param now a steady clock in ms
 */
export function refuseSlowBodies(
  server: FastifyInstance,
  everyMs: number = secondMs,
  now = () => performance.now(),
): SlowBodies {
  const open = new Set<Body>();

  server.addHook('onRequest', (request, reply, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    // Calls that the server makes at itself have no socket, and their bodies are there.
    if (hasBody && raw.socket instanceof Socket) {
      const brought = raw.socket.bytesRead;
      const body = { request, reply, startedAt: now(), before: brought, brought, movedAt: now() };
      open.add(body);
      raw.once('close', () => open.delete(body));
    }
    done();
  });

  const looks = setInterval(() => {
    for (const body of open) if (isOver(body) || isSlow(body, now())) open.delete(body);
  }, everyMs).unref();

  function isOver({ request: { raw } }: Body): boolean {
    return raw.complete || raw.destroyed;
  }

  function isSlow(body: Body, at: number): boolean {
    const { request, reply, startedAt, before } = body;
    const { raw } = request;
    const { bytesRead } = raw.socket;
    // What we have not taken yet is our own delay: a disk that writes slowly, for example.
    if (bytesRead > body.brought || raw.readableLength >= raw.readableHighWaterMark) body.movedAt = at;
    body.brought = bytesRead;
    const isAnswered = reply.sent;
    const allowedMs = limits.bodySeconds * secondMs + paceMs(request, bytesRead - before);
    const isLate = isAnswered
      ? at - startedAt > leftoverMs && (at - body.movedAt > leftoverMs || at - startedAt > allowedMs)
      : at - startedAt > allowedMs || at - body.movedAt > limits.bodySilenceSeconds * secondMs;
    if (!isLate) return false;
    if (isAnswered || raw.listenerCount('error') === 0) raw.socket.destroy();
    else refuse(request, reply);
    return true;
  }

  return { close: () => clearInterval(looks) };
}

/** Files are given the time that their size takes at the least pace; JSON is small. */
function paceMs(request: FastifyRequest, bytes: number): number {
  return request.isMultipart() ? (bytes / limits.leastBytesPerSecond) * secondMs : 0;
}

/** Whoever reads the body is told, as if it had broken off; the answer goes out and then the connection is closed. */
function refuse({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  reply.raw.once('finish', () => raw.socket.destroySoon());
  raw.emit('error', new Refusal({ code: 'request_timeout' }));
}
