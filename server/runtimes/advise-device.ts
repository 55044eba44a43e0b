import { hash } from 'node:crypto';
import { offsetAt, type ZonePlan } from '#days/wall-clock.ts';
import { limits } from '#generated/limits.ts';
import type { FleetKind } from '#generated/values.ts';
import type { Call } from '../call/handler.ts';
import { hourMs, minuteMs } from '../ground/durations.ts';
import type { Builds } from './builds.ts';
import { programOf } from './programs.ts';
import { keepRelease, keepReported, readKept } from './runtime-cookies.ts';
import { noteHeard } from './trials.ts';
import type { ZonePlans } from './zone-plans.ts';

/** A device's report, as it comes in. */
export type ReportCall = Pick<
  Call<'reportScreen' | 'reportMachine' | 'reportDesk'>,
  'organisationGid' | 'now' | 'request' | 'reply'
>;

export interface ReportingDevice {
  readonly kind: FleetKind;
  /** What tells the device from others, for good. */
  readonly device: string;
  readonly runtime?: string | undefined;
  /** By the device's own clock. */
  readonly startedAt?: number | undefined;
  readonly sentAt?: number | undefined;
}

/**
 * What the list of devices says of the program of one; wantedVersion only where it runs another, refusedVersion only
 * while it would run that if it had not gone back from it.
 */
export interface RuntimeState {
  readonly versionNumber?: string;
  readonly wantedVersion?: string;
  readonly refusedVersion?: string;
}

export interface Advice {
  readonly state: RuntimeState;
  readonly reload: boolean;
}

/**
 * Tells a device that reports which release it is to run from its next start on, and whether that is now: in the hour in
 * which nobody looks, unless its page began in this hour. An administrator who does not want to wait asks it to reload.
 */
export async function adviseDevice(
  builds: Builds,
  planOf: ZonePlans,
  { organisationGid, now, request, reply }: ReportCall,
  { kind, device, runtime = '', startedAt = now, sentAt = now }: ReportingDevice,
): Promise<Advice> {
  const program = programOf[kind];
  const kept = readKept(request, program);
  const mark = markOf(device);
  const wanted = await builds.wanted(program, mark, kept.refused);
  if (wanted.gid !== kept.release || (wanted.gid && kept.mark !== mark)) keepRelease(reply, program, wanted.gid, mark);
  // Whichever release it is to run next: what it runs now has been heard.
  if (kept.release && runtime !== '') {
    noteHeard(mark, runtime);
    if (kept.reported !== runtime) keepReported(reply, program, runtime);
  }
  const [versionNumber, unrefused] = await Promise.all([
    builds.numberOf(program, runtime),
    kept.refused.length > 0 ? builds.wanted(program, mark, []) : wanted,
  ]);
  const isOther = runtime !== '' && wanted.runtime !== '' && runtime !== wanted.runtime;
  const state = {
    ...(versionNumber && { versionNumber }),
    ...(isOther && { wantedVersion: wanted.versionNumber }),
    ...(unrefused.gid !== wanted.gid && { refusedVersion: unrefused.versionNumber }),
  };
  if (!isOther) return { state, reload: false };
  return { state, reload: isIdle(await planOf(organisationGid), mark, sentAt - startedAt, now) };
}

/** What tells one device from others without naming it; kept, for each reports again and again. */
function markOf(device: string): string {
  const known = marks.get(device);
  if (known !== undefined) return known;
  const mark = hash('sha256', device).slice(0, 16);
  if (marks.size >= mostMarks) marks.clear();
  marks.set(device, mark);
  return mark;
}

const marks = new Map<string, string>();
const mostMarks = 50_000;

/**
 * Each device has a minute of the idle hour of its own, so that a hospital does not load all at once.
 * @param ageMs of its page by the device's clock; less than nothing where that was put back since, and says nothing
 */
function isIdle(plan: ZonePlan, mark: string, ageMs: number, now: number): boolean {
  const wall = now + offsetAt(plan, now) * minuteMs;
  if (new Date(wall).getUTCHours() !== limits.idleHour) return false;
  const own = (Number.parseInt(mark.slice(0, 8), 16) % 50) * minuteMs;
  const past = wall % hourMs;
  return past >= own && (ageMs < 0 || ageMs > past);
}
