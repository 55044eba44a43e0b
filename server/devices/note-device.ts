import { one, run, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { minuteMs } from '../ground/durations.ts';
import { type Judged, judgeStart, type Start } from './starts.ts';

/** What a report means for the paired device that sent it; nothing for any other. */
export type DeviceNews = Partial<Pick<Judged, 'pairAgain' | 'copied'>>;

/** When it was seen is written this seldom: each report has its own time beside it. */
const seenEveryMs = minuteMs;

/**
 * Notes that a paired device was heard, with the start that it reports under; nothing for any other.
 * @throws Refusal please_login_again for one that was moved or unpaired while its report was on its way: it would stand
 * at two panels
 */
export function* noteDevice(
  deviceGid: string | null,
  panelGid: string,
  startedAt: number,
  now: number,
): Generator<Statement, DeviceNews, unknown> {
  if (deviceGid === null) return {};
  const device = yield* one<{ panelGid: string; starts: string; seenAt: number }>(
    'device',
    'SELECT panel_gid AS "panelGid", starts, seen_at AS "seenAt" FROM device WHERE gid = ?',
    deviceGid,
  );
  if (device?.panelGid !== panelGid) throw new Refusal({ code: 'please_login_again' });
  const before = JSON.parse(device.starts) as Start[];
  const { starts, pairAgain, copied } = judgeStart(before, startedAt);
  if (starts !== before || now - device.seenAt > seenEveryMs) {
    yield* run(
      'device',
      `UPDATE device SET seen_at = ?, starts = ? ${copied ? ', copied_at = ?' : ''} WHERE gid = ?`,
      now,
      JSON.stringify(starts),
      ...(copied ? [now] : []),
      deviceGid,
    );
  }
  return { pairAgain, copied };
}
