import { limits } from '#generated/limits.ts';
import type { FleetDevice, LauncherState, MachineReport, ScreenReport } from '#generated/shapes.ts';
import { dayMs } from '../ground/durations.ts';
import type { RuntimeState } from '../runtimes/advise-device.ts';

/** What stands of a device in the database; of a paired one that has not reported at its panel, no report. */
export interface FleetRow {
  readonly kind: FleetDevice['kind'];
  readonly panelGid: string;
  readonly device: string;
  readonly panelName: string | null;
  readonly location: string | null;
  readonly report: string | null;
  readonly heardAt: number | null;
  readonly onlineSince: number | null;
  readonly clockOffMs: number | null;
  readonly deviceGid: string | null;
  readonly seenAt: number | null;
  readonly name: string | null;
  readonly pairedAt: number | null;
  readonly copiedAt: number | null;
  readonly launcher: string | null;
}

type Said = Partial<ScreenReport & MachineReport> & RuntimeState;

/** Numbers of a screen that its row in the list names; its page has them all. */
const mostShown = 4;

/** Of a device that is silent for longer than that, no report is kept. */
const keptMs = limits.screenDays * dayMs;

/** A device as the list of all tells of it. @param mediaFaults how many media of its panel do not come from their source */
export function fleetDevice(
  { report, panelName, launcher: own, seenAt, ...row }: FleetRow,
  mediaFaults: number | undefined,
  now: number,
): FleetDevice {
  const said = JSON.parse(report ?? '{}') as Said;
  const { startedAt, engine, runtime, versionNumber, wantedVersion, refusedVersion } = said;
  const { width, height, storedMb, storageMb, layout, sound } = said;
  const fault = said.errors?.at(-1);
  const launcher = own === null ? null : (JSON.parse(own) as LauncherState);
  const shows = said.numbers?.slice(0, mostShown).map(({ label }) => label);
  const known = {
    ...row,
    heardAt: row.heardAt ?? lastSeen(row.pairedAt, seenAt, now),
    startedAt,
    engine,
    runtime,
    versionNumber,
    wantedVersion,
    refusedVersion,
    width,
    height,
    storedMb,
    storageMb,
    layout,
    sound,
    fault,
    shows,
    launcher,
    mediaFaults,
  };
  const told = Object.entries(known).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { ...(Object.fromEntries(told) as unknown as FleetDevice), panelName: panelName ?? '' };
}

/** When a device was heard last whose report is kept no more; undefined where it is its panel that has not heard it yet. */
function lastSeen(pairedAt: number | null, seenAt: number | null, now: number): number | undefined {
  const hasReported = seenAt !== null && pairedAt !== null && seenAt > pairedAt;
  return hasReported && now - seenAt > keptMs ? seenAt : undefined;
}
