import type { ReportJob } from '#generated/shapes.ts';
import type { ReportType } from '#generated/values.ts';
import type { Range } from '../dashboard/range.ts';
import { http } from '../session.ts';

const keep = { keepFailure: true };

/** How long each report reaches: a day, a month, or the days that one chooses. */
export const reach: Readonly<Record<ReportType, 'day' | 'month' | 'range'>> = {
  clerkDaily: 'day',
  clerkMonthly: 'month',
  timePeriodAnalysisDaily: 'day',
  timePeriodAnalysisMonthly: 'month',
  appointmentUsage: 'range',
  panelGroupUsage: 'range',
};

const exports: Readonly<Record<ReportType, (range: Range) => Promise<ReportJob>>> = {
  clerkDaily: ({ from }) => http.call('exportClerkDailyReport', { body: { date: from } }, keep),
  clerkMonthly: ({ from }) => http.call('exportClerkMonthlyReport', { body: { month: from.slice(0, 7) } }, keep),
  timePeriodAnalysisDaily: ({ from }) =>
    http.call('exportTimePeriodAnalysisDailyReport', { body: { date: from } }, keep),
  timePeriodAnalysisMonthly: ({ from }) =>
    http.call('exportTimePeriodAnalysisMonthlyReport', { body: { month: from.slice(0, 7) } }, keep),
  appointmentUsage: ({ from, to }) => http.call('exportAppointmentUsageReport', { body: { from, to } }, keep),
  panelGroupUsage: ({ from, to }) => http.call('exportPanelGroupUsageReport', { body: { from, to } }, keep),
};

/** Asks for a report of these days; of a day or a month only the first counts. */
export function exportReport(type: ReportType, range: Range): Promise<ReportJob> {
  return exports[type](range);
}
