import type { ErrorBody } from '#generated/shapes.ts';
import { CallFailure } from './call-failure.ts';

/** Makes a failure of a refusal's body, which may be JSON already, text, or a Blob that is decoded first. */
export async function readFailure(status: number, body: unknown): Promise<CallFailure> {
  const text = body instanceof Blob ? await body.text() : body;
  const value = typeof text === 'string' ? parse(text) : text;
  if (!isErrorBody(value)) return new CallFailure({ status, contents: [] });
  return new CallFailure({ status, contents: value.contents, traceId: value.traceId, current: value.current });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's page, for example
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && Array.isArray((value as ErrorBody).contents);
}
