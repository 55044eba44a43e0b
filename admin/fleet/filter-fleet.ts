import type { FleetKind } from '#generated/values.ts';
import type { Condition, JudgedDevice } from './judge-device.ts';

/** What somebody looks for; empty stands for any. */
export interface FleetWish {
  readonly search: string;
  readonly kind: FleetKind | '';
  readonly condition: Condition | 'outdated' | '';
}

/** The devices that were looked for: each word that was typed stands somewhere in what is known of it. */
export function filterFleet(devices: readonly JudgedDevice[], { search, kind, condition }: FleetWish): JudgedDevice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return devices.filter(
    (device) =>
      (kind === '' || device.kind === kind) &&
      (condition === '' || (condition === 'outdated' ? device.isOutdated : device.condition === condition)) &&
      words.every((word) => device.text.includes(word)),
  );
}

/** How many devices there are of each condition, whatever else is looked for. */
export function countConditions(devices: readonly JudgedDevice[]): Record<Condition | 'outdated', number> {
  const counts = { silent: 0, missing: 0, trouble: 0, online: 0, closed: 0, outdated: 0 };
  for (const { condition, isOutdated } of devices) {
    counts[condition] += 1;
    if (isOutdated) counts.outdated += 1;
  }
  return counts;
}
