import { asCounted } from '#client/text/as-counted.ts';
import { limits } from '#generated/limits.ts';
import type { FleetDevice } from '#generated/shapes.ts';
import { type Fleet, type KnownDevice, keyOf } from './fleet.ts';

/**
 * missing: paired, and not heard at its panel yet. closed: a silent controller; people close them, so nobody misses it.
 */
export type Condition = 'silent' | 'missing' | 'trouble' | 'online' | 'closed';

/** What is wrong with a device that is on line. */
export type Trouble = 'fault' | 'sound' | 'clock' | 'storage' | 'copied' | 'update' | 'launcher' | 'settings' | 'media';

export interface JudgedDevice extends FleetDevice {
  /** Stays the same when a paired device reports for the first time: it may be chosen or looked at by then. */
  readonly key: string;
  readonly condition: Condition;
  readonly troubles: readonly Trouble[];
  /** It runs another build than it is to run. */
  readonly isOutdated: boolean;
  /** What it is found by, in lower case. */
  readonly text: string;
}

/** How the worst stands first; what somebody has closed stands last. */
export const conditions: readonly Condition[] = ['silent', 'missing', 'trouble', 'online', 'closed'];

/** Whether it is not heard any more: when it was heard last says something. */
export function isAway({ condition }: Pick<JudgedDevice, 'condition'>): boolean {
  return condition === 'silent' || condition === 'closed';
}

/** Of what a browser may keep, so much is too much. */
const fullShare = 0.95;

/** All devices with how each is, the worst first. */
export function judgeFleet({ devices }: Pick<Fleet, 'devices'>): JudgedDevice[] {
  const taken = new Set<string>();
  const judged = [...devices.values()].map((device): JudgedDevice => {
    const { runtime, versionNumber, wantedVersion, panelName, name = '', location = '', engine = '' } = device;
    const troubles = troublesOf(device);
    return {
      ...device,
      key: lastingKey(device, taken),
      troubles,
      condition: conditionOf(device, troubles),
      isOutdated: wantedVersion !== undefined,
      text: [panelName, name, location, device.device, engine, runtime, versionNumber].join('\n').toLowerCase(),
    };
  });
  const rank = new Map(conditions.map((condition, index) => [condition, index]));
  return judged.sort(
    (one, other) =>
      (rank.get(one.condition) ?? 0) - (rank.get(other.condition) ?? 0) ||
      asCounted(one.panelName, other.panelName) ||
      (one.key < other.key ? -1 : 1),
  );
}

/** Devices that were copied report under the identity of one: the others are known by what they report as. */
function lastingKey({ panelGid, device, deviceGid = device }: FleetDevice, taken: Set<string>): string {
  const key = keyOf({ panelGid, device: deviceGid });
  if (taken.has(key)) return keyOf({ panelGid, device });
  taken.add(key);
  return key;
}

function conditionOf({ kind, heardAt, readAt }: KnownDevice, troubles: readonly Trouble[]): Condition {
  if (heardAt === undefined) return 'missing';
  const isController = kind === 'controller';
  const silence = isController ? limits.deskSilenceSeconds : limits.screenSilenceSeconds;
  if (readAt - heardAt > silence * 1000) return isController ? 'closed' : 'silent';
  return troubles.length > 0 ? 'trouble' : 'online';
}

function troublesOf(device: FleetDevice): Trouble[] {
  const { fault, sound, clockOffMs = 0, storedMb = 0, storageMb = 0, copiedAt, mediaFaults = 0 } = device;
  const { refusedVersion, launcher } = device;
  const found: Record<Trouble, boolean> = {
    fault: fault !== undefined,
    sound: sound === 'blocked' || sound === 'none',
    clock: Math.abs(clockOffMs) > limits.clockOffSeconds * 1000,
    storage: storageMb > 0 && storedMb / storageMb > fullShare,
    copied: copiedAt !== undefined,
    update: refusedVersion !== undefined,
    launcher: launcher?.refusedVersion !== undefined,
    settings: launcher?.settingsRefused === true,
    media: mediaFaults > 0,
  };
  return (Object.keys(found) as Trouble[]).filter((trouble) => found[trouble]);
}
