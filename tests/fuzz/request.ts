import type { FuzzOperation } from './contract.ts';
import type { Credential } from './credentials.ts';

/** What the contract says of a request; unclear where it leaves room (a number written as 0x10, a body where none is). */
export type Verdict = 'accept' | 'refuse' | 'unclear';

/** One request as it goes over the wire, with what is needed to judge its answer. */
export interface FuzzRequest {
  readonly operation: FuzzOperation;
  /** Its number within the operation: with the seed of the run it is made the same way again. */
  readonly index: number;
  readonly credential: Credential;
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
  /** Bytes of the body after which the connection is cut; no answer is expected then. */
  readonly cutAfter?: number;
  readonly verdict: Verdict;
  /** Why the verdict is what it is, and what was done to the request. */
  readonly why: string;
}

export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Milliseconds until the answer was whole. */
  readonly ms: number;
}

/** Whether the request's credential is one of those that the operation may be called with. */
export function mayCall({ kinds, takesApiKey, role }: FuzzOperation, { kind, sentAs, reads }: Credential): boolean {
  if (kinds.length === 0) return true;
  if (kind === undefined) return false;
  if (reads && (role === 'operates' || role === 'administers')) return false;
  return kinds.includes(kind) && (sentAs === 'bearer' || takesApiKey);
}

/** The request as a line for a shell; undefined where a shell cannot say it. */
export function asCurl({ method, target, headers, body, cutAfter }: FuzzRequest): string | undefined {
  if (cutAfter !== undefined || (body && (body.length > 2_000 || /[^\x20-\x7e]/.test(body.toString('latin1'))))) return;
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const named = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const parts = ['curl', '-si', '--path-as-is', '-X', method, ...named];
  if (body) parts.push('--data-binary', quoted(body.toString('latin1')));
  return [...parts, quoted(`$URL${target}`)].join(' ');
}
