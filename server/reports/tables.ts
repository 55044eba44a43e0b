import type { ReportType } from '#generated/values.ts';
import { appointmentFigures } from '../figures/appointments.ts';
import { clerkFigures } from '../figures/clerks.ts';
import { groupFigures } from '../figures/days.ts';
import { hourFigures } from '../figures/hours.ts';
import type { Period } from '../figures/period.ts';
import type { FactSource } from '../figures/read-facts.ts';

/** How a figure is written. An hour is a text in the spreadsheet. */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'duration' | 'hour' | 'date' | 'time';

export type Columns = Readonly<Record<string, ColumnKind>>;

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

const counts = {
  issued: 'integer',
  called: 'integer',
  recalled: 'integer',
  completed: 'integer',
  passed: 'integer',
  completedByNext: 'integer',
  notClosed: 'integer',
} as const;
const spans = {
  averageWaitSeconds: 'duration',
  longestWaitSeconds: 'duration',
  averageServiceSeconds: 'duration',
} as const;
const { issued: _, ...clerkCounts } = counts;
const names = { staffId: 'text', staffName: 'text' } as const;
const work = {
  signedInSeconds: 'duration',
  pausedSeconds: 'duration',
  ...clerkCounts,
  transferred: 'integer',
  ...spans,
  longestServiceSeconds: 'duration',
} as const;
const clerkColumns: Readonly<Record<'clerkDaily' | 'clerkMonthly', Columns>> = {
  clerkDaily: { ...names, firstAt: 'time', lastAt: 'time', ...work },
  clerkMonthly: { ...names, workingDays: 'integer', ...work },
};
const hourColumns: Readonly<Record<'timePeriodAnalysisDaily' | 'timePeriodAnalysisMonthly', Columns>> = {
  timePeriodAnalysisDaily: { hour: 'hour', ...counts, counters: 'integer', ...spans },
  timePeriodAnalysisMonthly: { hour: 'hour', ...counts, issuedPerDay: 'decimal', counters: 'integer', ...spans },
};
const visits = {
  appointments: 'integer',
  checkedIn: 'integer',
  completed: 'integer',
  passed: 'integer',
  notArrived: 'integer',
  canceled: 'integer',
} as const;

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
        { shape: 'PanelGroupFigures', columns: { groupName: 'text', ...counts, ...spans }, rows: groups },
        {
          shape: 'DayFigures',
          nameKey: 'server.report.perDay',
          columns: { date: 'date', ...counts, ...spans },
          rows: days,
        },
      ];
    }
    case 'appointmentUsage': {
      const { database, organisationGid, now } = source;
      const { days, departments } = await database.query(appointmentFigures(organisationGid, period, now));
      return [
        {
          shape: 'AppointmentFigures',
          nameKey: 'server.report.perDay',
          columns: { date: 'date', ...visits },
          rows: days,
        },
        {
          shape: 'AppointmentFigures',
          nameKey: 'server.report.perDepartment',
          columns: { department: 'text', doctor: 'text', ...visits },
          rows: departments,
        },
      ];
    }
  }
}
