import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { offsetAt } from '#days/wall-clock.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import type { Database } from '../database/database.ts';
import { openSource } from '../figures/source.ts';
import { expectRoom } from '../files/room-on-disk.ts';
import { dateText } from '../ground/date-text.ts';
import { dayMs, hourMs, minuteMs } from '../ground/durations.ts';
import { newToken } from '../ground/new-token.ts';
import { defaultLocale, text } from '../ground/texts.ts';
import type { ReportArgument } from '../jobs/report-job.ts';
import type { Worker } from '../jobs/runner.ts';
import { retentionOf } from '../retention/retention-of.ts';
import { writeCsv } from './csv.ts';
import { type ColumnKind, type Row, reportTables, type Table } from './tables.ts';
import { totalRow } from './total-row.ts';
import type { Sheet } from './xlsx/sheet.ts';
import { writeWorkbook } from './xlsx/workbook.ts';

/** The folder of prepared reports in the data folder; each is named after its job. */
export function reportsFolder(dataFolder: string): string {
  return join(dataFolder, 'reports');
}

/** How a report can be had. */
export type ReportFormat = 'xlsx' | 'csv';

/** Where a job's report lies once it is complete. */
export function reportPath(folder: string, jobGid: string, format: ReportFormat): string {
  return join(folder, `${jobGid}.${format}`);
}

/** What makes reports: figures from the log, in the organisation's language, written as a spreadsheet file. */
export function reportWorker({
  database,
  clock,
  folder,
}: {
  readonly database: Database;
  readonly clock: () => number;
  readonly folder: string;
}): Worker {
  return async (job, keep) => {
    const { type, ...period } = JSON.parse(job.argument) as ReportArgument;
    const source = await openSource(
      database,
      job.organisationGid,
      clock(),
      type === 'panelGroupUsage' ? 'group' : 'cashier',
    );
    const { organisation } = source.day;
    const tables = await reportTables(type, { ...source, onProgress: (done) => keep(done * 0.9) }, period);
    const writing = writingOf(organisation);
    const title = text(writing.locale, `values.ReportType.${type}`);
    const days = [...new Set([period.from, period.to])].map(writing.date).join(' – ');
    const pageHeader = text(writing.locale, 'server.report.pageHeader', {
      organisation: organisation.name,
      report: title,
      period: days,
    });
    const sheets = tables.map((table) => sheetOf(table, title, pageHeader, writing));
    await mkdir(folder, { recursive: true });
    await expectRoom(folder, 0);
    const write: Readonly<Record<ReportFormat, (path: string) => Promise<void>>> = {
      csv: (path) => writeCsv(path, sheets),
      xlsx: (path) => writeWorkbook(path, sheets, writing.locale, organisation.dateFormat),
    };
    for (const format of ['csv', 'xlsx'] as const) {
      const half = join(folder, `${job.gid}.${job.attempts}.half`);
      try {
        await write[format](half);
        await keep(format === 'csv' ? 0.95 : 0.99);
        await rename(half, reportPath(folder, job.gid, format));
      } finally {
        await rm(half, { force: true });
      }
    }
    const dates = [...new Set([period.from, period.to])].join('_');
    return {
      result: { fileName: `${title} ${dates}.xlsx` },
      accessKey: newToken(),
      expiresAt: clock() + retentionOf(organisation).reportHours * hourMs,
    };
  };
}

/** How an organisation writes. */
interface Writing {
  readonly locale: Locale;
  readonly date: (date: string) => string;
  /** Seconds since midnight of the minute in which something was. */
  readonly time: (at: number) => number;
}

function writingOf(organisation: Organisation): Writing {
  const { language: locale = defaultLocale } = organisation;
  return {
    locale,
    date: (date) => dateText(date, organisation, locale),
    time: (at) => Math.floor(((at + offsetAt(organisation, at) * minuteMs) % dayMs) / minuteMs) * 60,
  };
}

function sheetOf({ shape, nameKey, columns, rows }: Table, title: string, pageHeader: string, writing: Writing): Sheet {
  const { locale } = writing;
  const named = Object.entries(columns);
  const cellsOf = (row: Row) => named.map(([name, { kind }]) => cellOf(row[name], kind, writing));
  const total = text(locale, 'server.report.total');
  return {
    name: nameKey ? text(locale, nameKey) : title,
    pageHeader,
    columns: named.map(([name, { kind }]) => ({
      label: text(locale, `fields.${shape}.${name}`),
      kind: kind === 'hour' ? 'text' : kind,
    })),
    rows: [...rows.map(cellsOf), ...(rows.length > 0 ? [[total, ...cellsOf(totalRow(columns, rows)).slice(1)]] : [])],
  };
}

function cellOf(value: string | number | undefined, kind: ColumnKind, { time }: Writing): string | number | undefined {
  switch (kind) {
    case 'hour':
      return value === undefined ? undefined : `${hourText(Number(value))} – ${hourText(Number(value) + 1)}`;
    case 'time':
      return value === undefined ? undefined : time(Number(value));
    default:
      return value;
  }
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
