import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Database } from '../database/database.ts';
import { clockOff } from '../ground/clock-off.ts';
import { secondMs } from '../ground/durations.ts';
import { type ChangedReport, type Heard, keepGathered, readOrdered, type UnchangedReport } from './keep-gathered.ts';

/** A device's report, but for when it was sent. */
export interface DeviceReport {
  /** What tells its device from others (`deviceKey`): made once, it is looked up with each report. */
  readonly key: string;
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly screen: string;
  readonly deviceGid: string | null;
  readonly startedAt: number;
  /** All that it says. */
  readonly text: string;
}

/**
 * Reports of devices that are known and of which nothing is asked: nearly all. They are answered from memory and written
 * together now and then, so that thousands of devices cost a transaction in seconds and not one each. A crash loses some
 * seconds of them; the next report of each is written as a whole.
 */
export interface GatheredReports {
  /** Whether a report is such a one; it is gathered then. */
  takes(report: DeviceReport, sentAt: number | undefined, now: number): boolean;
  /** A report has been written as a whole. */
  written(report: DeviceReport, sentAt: number | undefined, kept: { readonly changedAt: number }, now: number): void;
  /** Somebody asks something of devices: their next reports are looked at. */
  forget(panelGids: readonly string[]): void;
  /** Writes what was gathered, for who wants to read it now; else it is written within seconds. */
  flush(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly gatheredReports: GatheredReports;
  }
}

interface Known extends DeviceReport {
  text: string;
  offMs: number | null;
  heardAt: number;
  /** When the database last kept something else than before, as far as this process knows. */
  changedAt: number;
  /** Whether it says something else than what is written. */
  isChanged: boolean;
  /** Whether it was heard since it was written last. */
  isWaiting: boolean;
}

const flushMs = 3 * secondMs;
/** Where processes share a database, another one may have been asked for something. */
const lookMs = 2 * secondMs;
/** One that was away for longer is looked at: it may count as silent. */
const awayMs = (limits.screenReportSeconds + 10) * secondMs;
/** Devices in one transaction at most, so that presses do not wait long for it. */
const bite = 500;
const most = 50_000;

interface Options {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called when the server stops. */
  readonly onClose: (close: () => Promise<void>) => void;
}

export function openGatheredReports({ database, log, onClose }: Options): GatheredReports {
  /** By device. */
  const known = new Map<string, Known>();
  /** Those that were heard since they were written last, and perhaps some that were written since. */
  let waiting: Known[] = [];
  let flushing: Promise<void> = Promise.resolve();

  const forgetThese = (devices: readonly Pick<Heard, 'panelGid' | 'screen'>[]) => {
    if (devices.length === 0) return;
    const meant = new Set(devices.map(({ panelGid, screen }) => `${panelGid} ${screen}`));
    for (const [key, { panelGid, screen }] of known) if (meant.has(`${panelGid} ${screen}`)) known.delete(key);
  };

  async function writeAll(): Promise<void> {
    const devices = waiting.filter(({ isWaiting }) => isWaiting);
    waiting = [];
    for (const one of devices) one.isWaiting = false;
    await Promise.all(partsOf(devices).map(writePart));
  }

  async function writePart(devices: readonly Known[]): Promise<void> {
    const unchanged: UnchangedReport[] = [];
    const changed: ChangedReport[] = [];
    for (const { panelGid, screen, deviceGid, heardAt, changedAt, isChanged, text, offMs } of devices) {
      const heard = { panelGid, screen, deviceGid, heardAt };
      if (isChanged) changed.push({ ...heard, report: text, clockOffMs: offMs });
      else unchanged.push({ ...heard, changedAt });
    }
    const changing = devices.filter(({ isChanged }) => isChanged);
    for (const one of changing) one.isChanged = false;
    const organisationGid = devices[0]?.organisationGid ?? '';
    try {
      const { changedAt, strange } = await database.write(keepGathered, { organisationGid, unchanged, changed });
      for (const one of changing) one.changedAt = changedAt;
      forgetThese(strange);
    } catch (error) {
      // The database is away: what these say next is written as a whole.
      forgetThese(changing);
      throw error;
    }
  }

  /** One after the other: what was written says how the next is written. */
  function flush(): Promise<void> {
    const after = flushing.then(writeAll);
    flushing = after.catch(() => undefined);
    return after;
  }

  async function lookForOrders(): Promise<void> {
    forgetThese(await database.query(readOrdered()));
  }

  const timers = [setInterval(() => void flush().catch(() => undefined), flushMs)];
  if (database.engine === 'postgresql') {
    timers.push(setInterval(() => void (known.size > 0 && lookForOrders().catch(() => undefined)), lookMs));
  }
  for (const timer of timers) timer.unref();
  onClose(async () => {
    for (const timer of timers) clearInterval(timer);
    await flush().catch((error) => log.warn({ err: error }, 'what devices said last could not be kept'));
  });

  return {
    takes(report, sentAt, now) {
      const before = known.get(report.key);
      if (!before || before.panelGid !== report.panelGid || before.startedAt !== report.startedAt) return false;
      if (now - before.heardAt > awayMs) return false;
      const offMs = clockOff(sentAt, before.offMs, now);
      if (before.text !== report.text || offMs !== before.offMs) before.isChanged = true;
      before.text = report.text;
      before.offMs = offMs;
      before.heardAt = now;
      if (!before.isWaiting) waiting.push(before);
      before.isWaiting = true;
      return true;
    },
    written(report, sentAt, { changedAt }, now) {
      const before = known.get(report.key);
      const offMs = clockOff(sentAt, before?.offMs, now);
      if (before) before.isWaiting = false;
      if (known.size >= most) known.clear();
      known.set(report.key, { ...report, offMs, changedAt, heardAt: now, isChanged: false, isWaiting: false });
    },
    forget(panelGids) {
      const meant = new Set(panelGids);
      for (const [key, { panelGid }] of known) if (meant.has(panelGid)) known.delete(key);
    },
    flush,
  };
}

/** What tells a device from others: one with no name but what it made up, by its panel and this. */
export function deviceKey({
  deviceGid,
  panelGid,
  screen,
}: Pick<DeviceReport, 'deviceGid' | 'panelGid' | 'screen'>): string {
  return deviceGid ?? `${panelGid} ${screen}`;
}

/** Devices of one organisation each, no more than one transaction takes. */
function partsOf(devices: readonly Known[]): Known[][] {
  const byOrganisation = Map.groupBy(devices, ({ organisationGid }) => organisationGid);
  return [...byOrganisation.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / bite) }, (_, part) => own.slice(part * bite, (part + 1) * bite)),
  );
}
