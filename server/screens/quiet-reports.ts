import type { FastifyBaseLogger } from 'fastify';
import { limits } from '#generated/limits.ts';
import type { Database } from '../database/database.ts';
import { clockOff } from '../ground/clock-off.ts';
import { minuteMs, secondMs } from '../ground/durations.ts';
import { type Heard, noteHeard, readOrdered } from './note-heard.ts';

/** A device's report, but for when it was sent. */
export interface QuietReport {
  readonly panelGid: string;
  readonly screen: string;
  readonly deviceGid: string | null;
  /** All that it says. */
  readonly text: string;
  readonly sentAt: number | undefined;
}

/**
 * Reports that say what the device said before: most of all. They are noted in memory and written together now and
 * then, so that thousands of devices cost a transaction in seconds and not one each.
 */
export interface QuietReports {
  /** Whether a report is such a one, and nobody has asked for anything since; it is noted then. */
  takes(report: QuietReport, now: number): boolean;
  /** A report has been written as a whole. */
  written(report: QuietReport, now: number): void;
  /** Somebody asks something of devices: their next reports are looked at. */
  forget(panelGids: readonly string[]): void;
  /** Writes what was noted; else it is written within seconds. */
  flush(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly quietReports: QuietReports;
  }
}

interface Known {
  readonly panelGid: string;
  readonly screen: string;
  readonly text: string;
  readonly writtenAt: number;
  readonly offMs: number | null;
  heardAt: number;
}

const flushMs = 5 * secondMs;
/** Where processes share a database, another one may have been asked for something. */
const lookMs = 2 * secondMs;
/** Each is written as a whole this often, whatever it says: what is noted is not the truth, the database is. */
const wholeMs = 5 * minuteMs;
/** One that was away for longer is looked at: it may count as silent. */
const awayMs = (limits.screenReportSeconds + 10) * secondMs;
const bite = 100;
const most = 50_000;

interface Options {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called when the server stops. */
  readonly onClose: (close: () => Promise<void>) => void;
}

export function openQuietReports({ database, log, onClose }: Options): QuietReports {
  /** By device; one with no name but what it made up, by its panel and this. */
  const known = new Map<string, Known>();
  const waiting = new Map<string, Heard>();
  const keyOf = ({ deviceGid, panelGid, screen }: Pick<QuietReport, 'deviceGid' | 'panelGid' | 'screen'>) =>
    deviceGid ?? `${panelGid} ${screen}`;
  const forgetIf = (isMeant: (one: Known) => boolean) => {
    for (const [key, one] of known) if (isMeant(one)) known.delete(key);
  };

  async function flush(): Promise<void> {
    while (waiting.size > 0) {
      const part = [...waiting].slice(0, bite);
      for (const [key] of part) waiting.delete(key);
      await database.write(noteHeard, { heard: part.map(([, heard]) => heard) });
    }
  }
  async function lookForOrders(): Promise<void> {
    const ordered = new Set((await database.query(readOrdered())).map((one) => `${one.panelGid} ${one.screen}`));
    if (ordered.size > 0) forgetIf(({ panelGid, screen }) => ordered.has(`${panelGid} ${screen}`));
  }
  // The database is away: the reports of now are lost, and the next ones come soon.
  const timers = [setInterval(() => void flush().catch(() => undefined), flushMs)];
  if (database.engine === 'postgresql') {
    timers.push(setInterval(() => void (known.size > 0 && lookForOrders().catch(() => undefined)), lookMs));
  }
  for (const timer of timers) timer.unref();
  onClose(async () => {
    for (const timer of timers) clearInterval(timer);
    await flush().catch((error) => log.warn({ err: error }, 'when devices were heard last could not be noted'));
  });

  return {
    takes(report, now) {
      const key = keyOf(report);
      const before = known.get(key);
      if (!before || before.text !== report.text || before.panelGid !== report.panelGid) return false;
      if (now - before.writtenAt >= wholeMs || now - before.heardAt > awayMs) return false;
      if (clockOff(report.sentAt, before.offMs, now) !== before.offMs) return false;
      before.heardAt = now;
      const { panelGid, screen, deviceGid } = report;
      waiting.set(key, { panelGid, screen, deviceGid, heardAt: now });
      return true;
    },
    written(report, now) {
      const { panelGid, screen, text, sentAt } = report;
      const key = keyOf(report);
      const offMs = clockOff(sentAt, known.get(key)?.offMs, now);
      waiting.delete(key);
      if (known.size >= most) known.clear();
      known.set(key, { panelGid, screen, text, offMs, writtenAt: now, heardAt: now });
    },
    forget(panelGids) {
      const meant = new Set(panelGids);
      forgetIf(({ panelGid }) => meant.has(panelGid));
    },
    flush,
  };
}
