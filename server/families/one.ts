import type { Statement } from '../database/command.ts';
import type { ApiRecord, Place } from './draft.ts';
import { findRecord } from './find.ts';
import { presentOne } from './present.ts';

/** Yields one record as the API answers it. */
export function* oneRecord(place: Place, gid: string): Generator<Statement, ApiRecord, unknown> {
  return yield* presentOne(yield* findRecord(place, gid));
}
