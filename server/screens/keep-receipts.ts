import type { CallShown } from '#generated/shapes.ts';
import type { EventKind } from '#generated/values.ts';
import { one, run, type Statement } from '../database/command.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { newGid } from '../ground/new-gid.ts';

interface Kept {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly screen: string;
  readonly receipts: readonly CallShown[];
  readonly now: number;
}

/**
 * Keeps what a screen did with calls. A receipt may come in parts and more than once: what was said first stays. One
 * for a call that is not in the log, or of a log that is no more, proves nothing and is left out.
 */
export function* keepReceipts({
  organisationGid,
  panelGid,
  screen,
  receipts,
  now,
}: Kept): Generator<Statement, void, unknown> {
  if (receipts.length === 0) return;
  const { epoch } = yield* readLogHead(organisationGid);
  for (const receipt of receipts) {
    if (receipt.epoch !== epoch) continue;
    const call = yield* one<{ kind: EventKind; number: number; counterGid: string; at: number }>(
      'event',
      `SELECT kind, number, panel_gid AS "counterGid", at FROM event
       WHERE organisation_gid = ? AND seq = ? AND kind IN ('called', 'recalled')`,
      organisationGid,
      receipt.seq,
    );
    if (!call) continue;
    yield* run(
      'call_receipt',
      `INSERT INTO call_receipt (gid, organisation_gid, epoch, seq, panel_gid, screen, kind, number, counter_gid,
         called_at, shown_at, spoken_at, spoken_by, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (organisation_gid, epoch, seq, panel_gid, screen) DO UPDATE SET
         shown_at = coalesce(call_receipt.shown_at, excluded.shown_at),
         spoken_at = coalesce(call_receipt.spoken_at, excluded.spoken_at),
         spoken_by = coalesce(call_receipt.spoken_by, excluded.spoken_by),
         updated_at = excluded.updated_at`,
      newGid(),
      organisationGid,
      epoch,
      receipt.seq,
      panelGid,
      screen,
      call.kind,
      call.number,
      call.counterGid,
      call.at,
      instant(receipt.shownAt, call.at, now),
      instant(receipt.spokenAt, call.at, now),
      receipt.spokenBy ?? null,
      now,
      now,
    );
  }
}

/** A screen's clock follows ours to within its line's delay: nothing was shown before its call or after now. */
function instant(given: number | undefined, calledAt: number, now: number): number | null {
  return given === undefined ? null : Math.max(calledAt, Math.min(given, now));
}
