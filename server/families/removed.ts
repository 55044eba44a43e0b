import { limits } from '#generated/limits.ts';
import { all, type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { type Document, type DocumentRow, documentColumns, documentFrom } from '../documents/document.ts';
import { letFilesGo } from '../documents/file-uses.ts';
import { minuteMs } from '../ground/durations.ts';
import type { Collection } from './draft.ts';
import { type Holder, holdersOf } from './holders.ts';
import { hooksOf, nothing } from './hooks.ts';

/** A record that was deleted a moment ago. */
export interface Removed {
  readonly document: Document;
  readonly removedAt: number;
  readonly turn: number;
  readonly holders: readonly Holder[];
}

interface Row extends DocumentRow {
  removed_at: number;
  turn: number;
  holders: string;
}

const columns = `${documentColumns}, removed_at, turn, holders`;
const keptMs = limits.removedMinutes * minuteMs;
/** Rows that one command forgets. */
const forgottenAtOnce = 100;

/** Keeps a record that is about to be removed, with those who refer to it; its files stay in use as long. */
export function* keepRemoved(
  document: Document,
  turn: number,
  { now }: Context,
  settlesReferences: boolean,
): Generator<Statement, void, unknown> {
  const holders = settlesReferences ? yield* holdersOf(document) : [];
  yield* run(
    'removed_record',
    `INSERT INTO removed_record (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    document.family,
    document.organisationGid,
    document.gid,
    document.parentGid,
    document.position,
    JSON.stringify(document.body),
    document.secret,
    document.version,
    document.createdAt,
    document.updatedAt,
    now,
    turn,
    JSON.stringify(holders),
  );
}

/** Yields a record of the collection that was deleted a moment ago, or undefined. */
export function* readRemoved(
  { family, organisationGid }: Collection,
  gid: string,
): Generator<Statement, Removed | undefined, unknown> {
  const row = yield* one<Row>(
    'removed_record',
    `SELECT ${columns} FROM removed_record WHERE organisation_gid = ? AND family = ? AND gid = ?`,
    organisationGid,
    family,
    gid,
  );
  if (!row) return undefined;
  const { removed_at, turn, holders } = row;
  return { document: documentFrom(row), removedAt: removed_at, turn, holders: JSON.parse(holders) as Holder[] };
}

/** Forgets that a record was deleted, because it is back. */
export function* forgetRemoved(gid: string): Generator<Statement, void, unknown> {
  yield* run('removed_record', 'DELETE FROM removed_record WHERE gid = ?', gid);
}

/** Command: lets go for good of what was deleted long enough ago, and answers how many records there were. */
export const sweepRemoved = defineCommand(
  import.meta.url,
  'sweepRemoved',
  function* (_argument: Record<string, never>, context: Context): Generator<Statement, number, unknown> {
    const rows = yield* all<DocumentRow>(
      'removed_record',
      `SELECT ${documentColumns} FROM removed_record WHERE removed_at <= ? ORDER BY removed_at LIMIT ?`,
      context.now - keptMs,
      forgottenAtOnce,
    );
    for (const document of rows.map(documentFrom)) {
      yield* letFilesGo(document);
      yield* hooksOf(document.family).letGo?.(document, context) ?? nothing();
      yield* forgetRemoved(document.gid);
    }
    return rows.length;
  },
);
