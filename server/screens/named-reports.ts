import type { IncomingMessage } from 'node:http';
import type { Caller } from '../call/handler.ts';
import { minuteMs } from '../ground/durations.ts';
import { randomText } from '../ground/random-text.ts';
import type { Runtimes } from '../runtimes/runtimes.ts';
import type { DeviceReport, GatheredReports } from './gathered-reports.ts';

/** A report that was heard as a whole, and what its answer depended on. */
export interface NamedReport {
  readonly report: DeviceReport;
  /** Whether it came by https, ours or a trusted proxy's. */
  readonly isSecure: boolean;
  /** The headers by which one request may be answered in another way than the next. */
  readonly way: Way;
  /** Of the builds: which one a device is to run. */
  readonly stamp: number;
  readonly until: number;
}

interface Way {
  /** Holds the release that a device runs. */
  readonly cookie: string | undefined;
  /** From where it asks. */
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly forwarded: string | string[] | undefined;
  readonly address: string | undefined;
}

interface HeardReport extends Pick<NamedReport, 'report' | 'isSecure' | 'stamp'> {
  readonly raw: IncomingMessage;
}

interface RepeatedReport {
  readonly name: string;
  readonly caller: Pick<Caller, 'subjectGid' | 'deviceGid'>;
  readonly raw: IncomingMessage;
  readonly sentAt: number | undefined;
}

/**
 * Names for what devices said, by which they say it again: nine reports of ten say what the one before said, and a name
 * costs half of what it costs to send and read the whole (docs/decisions/167). Names live in this process alone.
 */
export interface NamedReports {
  /** Names a report whose answer asked nothing; the device's name before is none any more. */
  name(heard: HeardReport, now: number): string;
  /** Takes a report said again by its name; undefined where only the whole can be answered. */
  takes(repeated: RepeatedReport, now: number): NamedReport | undefined;
}

declare module '../call/services.ts' {
  interface Services {
    readonly namedReports: NamedReports;
  }
}

/** Now and then each is heard as a whole, whatever it depends on. */
const wholeEveryMs = 10 * minuteMs;
const most = 50_000;

export function openNamedReports(gathered: GatheredReports, runtimes: Pick<Runtimes, 'stamp'>): NamedReports {
  const ofThisProcess = randomText(9, 'base64url');
  const named = new Map<string, NamedReport>();
  /** By device. */
  const names = new Map<string, string>();
  let count = 0;

  return {
    name({ raw, ...heard }, now) {
      const device = heard.report.key;
      named.delete(names.get(device) ?? '');
      if (names.size >= most) {
        names.clear();
        named.clear();
      }
      count += 1;
      const name = `${ofThisProcess}-${count.toString(36)}`;
      named.set(name, { ...heard, way: wayOf(raw), until: now + wholeEveryMs });
      names.set(device, name);
      return name;
    },
    takes({ name, caller, raw, sentAt }, now) {
      const known = named.get(name);
      if (!known || now >= known.until || known.stamp !== runtimes.stamp() || !isOfWay(known.way, raw))
        return undefined;
      const { report } = known;
      if (report.panelGid !== caller.subjectGid || report.deviceGid !== caller.deviceGid) return undefined;
      return gathered.takes(report, sentAt, now) ? known : undefined;
    },
  };
}

function wayOf({ headers, socket }: IncomingMessage): Way {
  const { cookie, origin, host, 'x-forwarded-proto': forwarded } = headers;
  return { cookie, origin, host, forwarded, address: socket.remoteAddress };
}

/** Each by itself: put together they would have to be written anew for each report. */
function isOfWay(way: Way, { headers, socket }: IncomingMessage): boolean {
  return (
    headers.cookie === way.cookie &&
    headers.origin === way.origin &&
    headers.host === way.host &&
    headers['x-forwarded-proto'] === way.forwarded &&
    socket.remoteAddress === way.address
  );
}
