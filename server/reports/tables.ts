import type { ReportType } from '#generated/values.ts';
import { appointmentFigures } from '../figures/appointments.ts';
import { clerkFigures } from '../figures/clerks.ts';
import { groupFigures } from '../figures/days.ts';
import { hourFigures } from '../figures/hours.ts';
import type { Period } from '../figures/period.ts';
import type { FactSource } from '../figures/read-facts.ts';

/** How a figure is written. An hour is a text in the spreadsheet. */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'duration' | 'hour' | 'date' | 'time';

export interface Column {
  readonly kind: ColumnKind;
  /** What its values are together. None where that does not follow from them: an average, days that stand in several rows. */
  readonly total: 'sum' | 'greatest' | 'none';
}

export type Columns = Readonly<Record<string, Column>>;

export type Row = Readonly<Record<string, string | number | undefined>>;

/** Rows of one shape; the columns are its properties, so that labels are the shape's own. */
export interface Table {
  /** Name of the shape in the contract. */
  readonly shape: string;
  /** Key of the text that names the table where a report has several. */
  readonly nameKey?: string;
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

const count: Column = { kind: 'integer', total: 'sum' };
const spent: Column = { kind: 'duration', total: 'sum' };
const longest: Column = { kind: 'duration', total: 'greatest' };
const average: Column = { kind: 'duration', total: 'none' };
/** How many there were of what stands in several rows. */
const distinct: Column = { kind: 'integer', total: 'none' };
const as = (kind: 'text' | 'decimal' | 'hour' | 'date' | 'time'): Column => ({ kind, total: 'none' });

const counts = {
  issued: count,
  called: count,
  recalled: count,
  completed: count,
  passed: count,
  completedByNext: count,
  notClosed: count,
};
const spans = { averageWaitSeconds: average, longestWaitSeconds: longest, averageServiceSeconds: average };
const { issued: _, ...clerkCounts } = counts;
const names = { staffId: as('text'), staffName: as('text') };
const work = {
  signedInSeconds: spent,
  pausedSeconds: spent,
  ...clerkCounts,
  transferred: count,
  ...spans,
  longestServiceSeconds: longest,
};
const clerkColumns: Readonly<Record<'clerkDaily' | 'clerkMonthly', Columns>> = {
  clerkDaily: { ...names, firstAt: as('time'), lastAt: as('time'), ...work },
  clerkMonthly: { ...names, workingDays: distinct, ...work },
};
const hourColumns: Readonly<Record<'timePeriodAnalysisDaily' | 'timePeriodAnalysisMonthly', Columns>> = {
  timePeriodAnalysisDaily: { hour: as('hour'), ...counts, counters: distinct, ...spans },
  timePeriodAnalysisMonthly: {
    hour: as('hour'),
    ...counts,
    issuedPerDay: as('decimal'),
    counters: distinct,
    ...spans,
  },
};
const visits = {
  appointments: count,
  checkedIn: count,
  completed: count,
  passed: count,
  notArrived: count,
  canceled: count,
};

/** Computes the tables of a report from the log. `source` is asked with the report's scope. */
export async function reportTables(type: ReportType, source: FactSource, period: Period): Promise<Table[]> {
  switch (type) {
    case 'clerkDaily':
    case 'clerkMonthly':
      return [{ shape: 'ClerkFigures', columns: clerkColumns[type], rows: await clerkFigures(source, period) }];
    case 'timePeriodAnalysisDaily':
    case 'timePeriodAnalysisMonthly':
      return [{ shape: 'PeriodFigures', columns: hourColumns[type], rows: await hourFigures(source, period) }];
    case 'panelGroupUsage': {
      const { groups, days } = await groupFigures(source, period);
      return [
        { shape: 'PanelGroupFigures', columns: { groupName: as('text'), ...counts, ...spans }, rows: groups },
        {
          shape: 'DayFigures',
          nameKey: 'server.report.perDay',
          columns: { date: as('date'), ...counts, ...spans },
          rows: days,
        },
      ];
    }
    case 'appointmentUsage': {
      const { database, organisationGid, now } = source;
      const { days, departments } = await database.queryLong(appointmentFigures(organisationGid, period, now));
      return [
        {
          shape: 'AppointmentFigures',
          nameKey: 'server.report.perDay',
          columns: { date: as('date'), ...visits },
          rows: days,
        },
        {
          shape: 'AppointmentFigures',
          nameKey: 'server.report.perDepartment',
          columns: { department: as('text'), doctor: as('text'), ...visits },
          rows: departments,
        },
      ];
    }
  }
}
