import { limits } from '#generated/limits.ts';
import type { LoudspeakerTurn, LoudspeakerWish } from '#generated/shapes.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { latestHeard } from '../ground/clock-ahead.ts';
import { secondMs } from '../ground/durations.ts';

interface WishArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly wish: LoudspeakerWish;
}

/**
 * Command: screens that share a loudspeaker speak in turn (domain.md section 5). Who speaks goes on until it is done or
 * silent; then the oldest call that nobody has heard yet, and calls that are said again after those. Which call is done
 * is said with it, for the word may be overtaken by the next wish; a screen of a former release says 0.
 */
export const takeLoudspeaker = defineCommand(
  import.meta.url,
  'takeLoudspeaker',
  function* (
    { organisationGid, panelGid, wish: { wish, screen, calledAt, seq, again } }: WishArgument,
    { now }: Context,
  ): Generator<Statement, LoudspeakerTurn, unknown> {
    const panel = yield* getDocument('panel', organisationGid, panelGid);
    const name = panel?.body.loudspeaker;
    if (!name) return { turn: true };
    yield* run(
      'loudspeaker_wish',
      `DELETE FROM loudspeaker_wish WHERE organisation_gid = ? AND loudspeaker = ?
         AND (heard_at < ? OR heard_at > ? OR (panel_gid = ? AND screen = ? AND 1 = ? AND (seq = ? OR 0 = ?)))`,
      organisationGid,
      name,
      now - limits.loudspeakerSilenceSeconds * secondMs,
      // Wished while the clock was wrong, by a screen that may be gone.
      latestHeard(now),
      panelGid,
      screen,
      wish === 'done' ? 1 : 0,
      seq,
      seq,
    );
    if (wish === 'done') return { turn: false };
    yield* run(
      'loudspeaker_wish',
      `INSERT INTO loudspeaker_wish (organisation_gid, loudspeaker, panel_gid, screen, said_before, called_at, seq, heard_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (organisation_gid, loudspeaker, panel_gid, screen) DO UPDATE SET
         said_before = excluded.said_before, called_at = excluded.called_at, seq = excluded.seq,
         heard_at = excluded.heard_at`,
      organisationGid,
      name,
      panelGid,
      screen,
      again ? 1 : 0,
      calledAt,
      seq,
      now,
    );
    const first = yield* one<{ panelGid: string; screen: string }>(
      'loudspeaker_wish',
      `SELECT panel_gid AS "panelGid", screen FROM loudspeaker_wish WHERE organisation_gid = ? AND loudspeaker = ?
       ORDER BY speaks DESC, said_before, called_at, seq, panel_gid, screen LIMIT 1`,
      organisationGid,
      name,
    );
    if (first?.panelGid !== panelGid || first.screen !== screen) return { turn: false };
    yield* run(
      'loudspeaker_wish',
      `UPDATE loudspeaker_wish SET speaks = 1
       WHERE organisation_gid = ? AND loudspeaker = ? AND panel_gid = ? AND screen = ?`,
      organisationGid,
      name,
      panelGid,
      screen,
    );
    return { turn: true };
  },
);
