import { type ErrorCode, errorStatus } from '#generated/errors.ts';
import type { DateFormat } from '#generated/values.ts';

/** One message of a refusal, as the catalogue (schemas/values/ErrorCode.json) knows it. */
export interface RefusalEntry {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly params?: Record<string, string | number>;
  /** Shape whose word stands before `params.name`, where a name alone does not say what it is. */
  readonly kind?: string;
  /** Days, YYYY-MM-DD, that stand behind `params.name`: what a record without a name is told by. */
  readonly days?: readonly string[];
  /** How the organisation of these days writes them. */
  readonly dateFormat?: DateFormat;
}

/** An expected refusal: thrown anywhere, answered with the catalogue's status, nothing half done. */
export class Refusal extends Error {
  readonly entries: readonly RefusalEntry[];
  /** With 409: the record as it stands now. */
  readonly current: object | undefined;

  constructor(entries: RefusalEntry | readonly RefusalEntry[], current?: object) {
    const list = Array.isArray(entries) ? (entries as readonly RefusalEntry[]) : [entries as RefusalEntry];
    super(list.map((entry) => entry.code).join(', '));
    this.name = 'Refusal';
    this.entries = list;
    this.current = current;
  }

  /** Whether the same may go well in a moment: the storage is away, or the server busy. */
  isTemporary(): boolean {
    return this.entries.some(({ code }) => errorStatus[code] === 503);
  }
}
