import type { ErrorCode } from '#generated/errors.ts';
import type { ErrorEntry } from '#generated/shapes.ts';

/**
 * Why a call failed: what every rejection of the HTTP client carries. `status` is the HTTP status, or 0 for the
 * client's own findings (network_error, network_abnormal, timeout, aborted). `current` is the record as it stands, with 409.
 */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly status: number;
  readonly contents: ErrorEntry[];
  readonly traceId: string | undefined;
  readonly current: unknown;

  constructor(failure: { status: number; contents: ErrorEntry[]; traceId?: string; current?: unknown }) {
    super(failure.contents.map((entry) => entry.message).join(' ') || `HTTP ${failure.status}`);
    this.status = failure.status;
    this.contents = failure.contents;
    this.traceId = failure.traceId;
    this.current = failure.current;
  }

  /** Code of the first entry; an unreadable answer counts as system_has_some_errors. */
  get code(): ErrorCode {
    return this.contents[0]?.code || 'system_has_some_errors';
  }

  has(code: ErrorCode): boolean {
    return this.contents.some((entry) => entry.code === code);
  }
}

/** A failure that the client itself found. */
export function ownFailure(code: 'network_error' | 'network_abnormal' | 'timeout' | 'aborted'): CallFailure {
  return new CallFailure({ status: 0, contents: [{ code, message: code }] });
}

/** What a connection that came to nothing is: this device's own network is down, or only the server was not reached. */
export function lostConnection(): 'network_error' | 'network_abnormal' {
  return globalThis.navigator?.onLine === false ? 'network_abnormal' : 'network_error';
}

const passing: readonly string[] = ['network_error', 'network_abnormal', 'timeout'];

/** Whether the same call may well succeed if it is sent again as it is: the server was not reached, or was busy. */
export function isPassing(failure: unknown): boolean {
  if (!(failure instanceof CallFailure) || failure.has('too_many_failures')) return false;
  return passing.includes(failure.code) || [429, 502, 503, 504].includes(failure.status);
}

/**
 * Whether a reading was not answered, so that what was read before may be out of date: also a server that is reached and
 * fails within itself says nothing. Everything else is a refusal.
 */
export function isUnanswered(failure: unknown): boolean {
  return isPassing(failure) || !(failure instanceof CallFailure) || failure.status >= 500;
}
