import type { IncomingHttpHeaders } from 'node:http';
import { randomText } from '../ground/random-text.ts';

/** Where a call stands in a trace that may have begun elsewhere (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits; what people report as the trace id. */
  readonly traceId: string;
  /** 16 hexadecimal digits: this call's own part of it. */
  readonly spanId: string;
  /** Two hexadecimal digits, as the caller said them. */
  readonly flags: string;
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const nothing = /^0+$/;

/** Goes on with the trace of a valid `traceparent`, else begins one. */
export function traceContextOf({ traceparent }: IncomingHttpHeaders): TraceContext {
  const spanId = randomText(8, 'hex');
  const [, version = '', traceId = '', parentId = '', flags = '', more] = form.exec(String(traceparent ?? '')) ?? [];
  const known = version !== '' && version !== 'ff' && !(version === '00' && more !== undefined);
  if (!known || nothing.test(traceId) || nothing.test(parentId)) {
    return { traceId: randomText(16, 'hex'), spanId, flags: '00' };
  }
  return { traceId, spanId, flags };
}

/** The header by which another system, or an answer, joins the trace. */
export function traceparentOf({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`;
}
