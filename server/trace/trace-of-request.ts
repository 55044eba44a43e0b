import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TraceContext, traceContextOf, traceparentOf } from './trace-context.ts';

const traces = new WeakMap<IncomingMessage, TraceContext>();

/** The trace id of a request, by which the framework names it in the log. */
export function traceIdOf(raw: IncomingMessage): string {
  return contextOf(raw).traceId;
}

/** What a call to another system carries on behalf of this request. */
export function traceparentFor({ raw }: Pick<FastifyRequest, 'raw'>): string {
  return traceparentOf(contextOf(raw));
}

/** Every answer names its trace, so that what a person reports, or a system measures, can be found in the log. */
export function sendTrace(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-trace-id', request.id).header('traceresponse', traceparentFor(request));
    done();
  });
}

function contextOf(raw: IncomingMessage): TraceContext {
  const known = traces.get(raw);
  if (known) return known;
  const made = traceContextOf(raw.headers);
  traces.set(raw, made);
  return made;
}
