import { limits } from '#generated/limits.ts';
import type { MediaState } from '#generated/values.ts';
import type { FileFact } from '../call/file-fact.ts';
import { all, type Context, changed, count, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { type Document, type DocumentRow, documentColumns, documentFrom } from '../documents/document.ts';
import { noteFileUse } from '../documents/file-uses.ts';
import { tellLog } from '../documents/write-document.ts';
import { registerFile } from '../families/check-draft.ts';
import { fileUrl } from '../files/file-url.ts';
import { latestLease } from '../ground/clock-ahead.ts';
import { hourMs, minuteMs, secondMs } from '../ground/durations.ts';
import { fitsType } from '../kept-media/fits-type.ts';
import type { FetchedSource } from '../kept-media/place-of-medium.ts';

/** How long a source stays with whoever fetches from it without another sign of life. */
export const leaseMs = 60_000;

/** A place whose turn it is. */
export interface SourceRow {
  readonly gid: string;
  readonly organisationGid: string;
  readonly source: FetchedSource;
  readonly address: string;
  readonly version: string;
  readonly file: string | null;
  readonly dueAt: number;
}

/**
 * Condition on a source s: due, not leased, and fewer than two of its organisation being fetched. No time is farther
 * ahead than the longest pause and a lease with what the clocks of processes differ by; one that is was written while the
 * clock was wrong, and would hold the source up until the clock is there.
 */
const isFree = `(s.due_at <= ? OR s.due_at > ?) AND (s.lease_until <= ? OR s.lease_until > ?) AND (
  SELECT count(*) FROM media_source o
  WHERE o.organisation_gid = s.organisation_gid AND o.lease_until > ? AND o.lease_until <= ?) < 2`;

/** The values of the condition at a moment. */
function freeAt(now: number): number[] {
  const leased = [now, latestLease(now, leaseMs)];
  return [now, now + 2 * limits.mediaBlindHours * hourMs, ...leased, ...leased];
}

/** Yields whether claimSource would take one: what is asked after each change of anything writes nothing. */
export function* isSourceDue(now: number): Generator<Statement, boolean, unknown> {
  const sql = `SELECT s.gid FROM media_source s WHERE ${isFree} LIMIT 1`;
  return (yield* one('media_source', sql, ...freeAt(now))) !== undefined;
}

/**
 * Command: takes the next source that is due; undefined where there is none. Of one organisation there
 * are two at once, so that a server that drips holds up neither the others of its organisation nor anybody else.
 */
export const claimSource = defineCommand(
  import.meta.url,
  'claimSource',
  function* ({ owner }: { owner: string }, { now }: Context): Generator<Statement, SourceRow | undefined, unknown> {
    return yield* changed<SourceRow>(
      'media_source',
      `UPDATE media_source SET lease_owner = ?, lease_until = ?
       WHERE (lease_until <= ? OR lease_until > ?) AND gid = (
         SELECT s.gid FROM media_source s WHERE ${isFree}
         ORDER BY s.due_at, s.gid LIMIT 1)
       RETURNING gid, organisation_gid AS "organisationGid", source, address, version, file, due_at AS "dueAt"`,
      owner,
      now + leaseMs,
      now,
      latestLease(now, leaseMs),
      ...freeAt(now),
    );
  },
);

interface Leased {
  readonly gid: string;
  readonly owner: string;
}

/** Command: a sign of life; false when the source is no longer the caller's. */
export const keepSource = defineCommand(
  import.meta.url,
  'keepSource',
  function* ({ gid, owner }: Leased, { now }: Context): Generator<Statement, boolean, unknown> {
    const kept = yield* count(
      'media_source',
      'UPDATE media_source SET lease_until = ? WHERE gid = ? AND lease_owner = ?',
      now + leaseMs,
      gid,
      owner,
    );
    return kept === 1;
  },
);

/** Command: gives a source back as it was, because the server stops. */
export const giveBackSource = defineCommand(
  import.meta.url,
  'giveBackSource',
  function* ({ gid, owner }: Leased, _: Context): Generator<Statement, void, unknown> {
    yield* run(
      'media_source',
      'UPDATE media_source SET lease_owner = NULL, lease_until = 0 WHERE gid = ? AND lease_owner = ?',
      gid,
      owner,
    );
  },
);

interface Attempt extends Leased {
  /** Absent where the film is still being copied to its place: it stands as before, and is asked again soon. */
  readonly state?: MediaState | undefined;
  /** When it was due as the attempt began. */
  readonly dueAt: number;
  /** The content that came; absent where it is the one that is kept, or none came. */
  readonly kept?: { readonly file: FileFact; readonly version: string } | undefined;
}

/**
 * Command: notes what became of an attempt, and when the source is asked again. Screens are told if there is other
 * content to play; content that is kept stays in use whatever becomes of its source. Where the source was to be asked at
 * once since the attempt began, as after its password was corrected, a failure of the attempt does not put that off.
 */
export const noteAttempt = defineCommand(
  import.meta.url,
  'noteAttempt',
  function* ({ gid, owner, dueAt, ...attempt }: Attempt, context: Context): Generator<Statement, void, unknown> {
    const row = yield* one<SourceRow & { failures: number; state: MediaState }>(
      'media_source',
      `SELECT gid, organisation_gid AS "organisationGid", source, address, version, file,
         state, failures, due_at AS "dueAt" FROM media_source WHERE gid = ? AND lease_owner = ?`,
      gid,
      owner,
    );
    if (!row) return;
    const { organisationGid } = row;
    const media = attempt.kept ? yield* mediaFrom(row) : [];
    const { state, kept }: typeof attempt = isOfOtherKind(media, row.file, attempt.kept?.file.name)
      ? { state: 'wrongType' }
      : attempt;
    if (kept) {
      yield* registerFile(organisationGid, kept.file, context);
      yield* noteFileUse(organisationGid, gid, 'file', fileUrl(kept.file.name));
    }
    const failures = state === 'ready' ? 0 : Number(row.failures) + (state ? 1 : 0);
    const version = kept ? kept.version : row.version;
    const pauseMs = state ? pauseAfter(failures, version !== '') : limits.mediaRetrySeconds * secondMs;
    const isWantedSince = state !== 'ready' && Number(row.dueAt) !== Number(dueAt);
    yield* run(
      'media_source',
      `UPDATE media_source SET state = ?, file = ?, version = ?, kept_at = CASE WHEN ? = 1 THEN ? ELSE kept_at END,
         checked_at = ?, failures = ?, due_at = ?, lease_owner = NULL, lease_until = 0 WHERE gid = ?`,
      state ?? row.state,
      kept ? kept.file.name : row.file,
      version,
      kept ? 1 : 0,
      context.now,
      context.now,
      failures,
      isWantedSince ? row.dueAt : context.now + pauseMs,
      gid,
    );
    if (kept && kept.file.name !== row.file) for (const medium of media) yield* tellLog(medium, context);
  },
);

function pauseAfter(failures: number, tellsChanges: boolean): number {
  if (failures === 0) return tellsChanges ? limits.mediaCheckMinutes * minuteMs : limits.mediaBlindHours * hourMs;
  const doubled = limits.mediaRetrySeconds * secondMs * 2 ** Math.min(failures - 1, 20);
  return Math.min(doubled, limits.mediaRetryMinutes * minuteMs);
}

/**
 * Whether none of the media can play what came, and some play what is kept: an address without an ending that names a
 * film one day and a picture the next.
 */
function isOfOtherKind(media: readonly Document<'media'>[], file: string | null, come = ''): boolean {
  const plays = (name: string) => media.some(({ body }) => fitsType(body.type, name));
  return file !== null && plays(file) && !plays(come);
}

function* mediaFrom({
  organisationGid,
  source,
  address,
}: SourceRow): Generator<Statement, Document<'media'>[], unknown> {
  const rows = yield* all<DocumentRow>(
    'document',
    `SELECT ${documentColumns} FROM document WHERE organisation_gid = ? AND family = 'media'
       AND json_extract(body, '$.source') = ? AND json_extract(body, ?) = ? ORDER BY gid`,
    organisationGid,
    source,
    source === 'localhost' ? '$.path' : '$.url',
    address,
  );
  return rows.map((row) => documentFrom<'media'>(row));
}

/** Command: forgets sources that no medium names any more, unless one was wanted since they were looked at. */
export const forgetSources = defineCommand(
  import.meta.url,
  'forgetSources',
  function* (
    { unused }: { unused: readonly { readonly gid: string; readonly wantedAt: number }[] },
    _: Context,
  ): Generator<Statement, void, unknown> {
    for (const { gid, wantedAt } of unused) {
      const gone = yield* changed<{ organisationGid: string }>(
        'media_source',
        `DELETE FROM media_source WHERE gid = ? AND wanted_at = ? RETURNING organisation_gid AS "organisationGid"`,
        gid,
        wantedAt,
      );
      if (gone) yield* noteFileUse(gone.organisationGid, gid, 'file', undefined);
    }
  },
);
