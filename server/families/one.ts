import type { Statement } from '../database/command.ts';
import type { ApiRecord, Collection } from './draft.ts';
import { findRecord } from './find.ts';
import { presentOne } from './present.ts';

/** Yields one record as the API answers it. */
export function* oneRecord(collection: Collection, gid: string): Generator<Statement, ApiRecord, unknown> {
  return yield* presentOne(yield* findRecord(collection, gid));
}
