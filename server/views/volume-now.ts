import { firstInstantAt, minutesOf } from '#days/wall-clock.ts';
import type { Panel } from '#generated/shapes.ts';
import { dayMs, minuteMs } from '../ground/durations.ts';
import type { OrganisationDay } from '../queue/place.ts';

type Sound = Pick<Panel, 'voiceVolume' | 'quietFrom' | 'quietUntil' | 'quietVolume'>;

/** How loud a screen is, and when that changes by the clock. */
export interface VolumeNow {
  /** 0 to 100; 0 is silence. */
  readonly volume: number;
  /** Milliseconds since 1970 UTC. */
  readonly until: number;
}

/** The volume of a panel's calls at a moment: in its quiet hours, which may go past midnight, their own. */
export function volumeNow(
  { voiceVolume = 100, quietFrom, quietUntil, quietVolume = 0 }: Sound,
  { organisation, moment, now }: OrganisationDay,
): VolumeNow {
  const always = { volume: voiceVolume, until: Number.POSITIVE_INFINITY };
  if (!quietFrom || !quietUntil || quietFrom === quietUntil) return always;
  const today = Math.floor((now + moment.offsetMinutes * minuteMs) / dayMs);
  const changes = [today - 1, today, today + 1]
    .flatMap((day) => [
      { at: firstInstantAt(organisation, day * dayMs + minutesOf(quietFrom) * minuteMs), volume: quietVolume },
      { at: firstInstantAt(organisation, day * dayMs + minutesOf(quietUntil) * minuteMs), volume: voiceVolume },
    ])
    .sort((one, other) => one.at - other.at);
  const { volume } = changes.findLast(({ at }) => at <= now) ?? always;
  return { volume, until: changes.find(({ at }) => at > now)?.at ?? always.until };
}
