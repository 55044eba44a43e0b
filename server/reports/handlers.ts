import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ReportJob } from '#generated/shapes.ts';
import type { ReportType } from '#generated/values.ts';
import { csvMediaType } from '#spreadsheet/csv.ts';
import { xlsxMediaType } from '#spreadsheet/workbook-parts.ts';
import type { Call, Handlers } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import { askedPeriod, monthPeriod, type Period } from '../figures/period.ts';
import { cancelJob, enqueueJob } from '../jobs/commands.ts';
import { type Job, jobColumns, readJob } from '../jobs/job.ts';
import { type ReportArgument, type ReportResult, reportJobFrom } from '../jobs/report-job.ts';
import { type ReportFormat, reportPath } from './make-report.ts';

type Asked = Pick<Call<'exportClerkDailyReport'>, 'organisationGid' | 'services' | 'caller' | 'write'>;

/** Puts a report in the queue of jobs; an agency asks for its own, of which the administrators are not told. */
async function enqueue(
  { organisationGid, services, caller, write }: Asked,
  type: ReportType,
  period: Period,
): Promise<ReportJob> {
  const argument: ReportArgument = { type, ...period };
  const notify = caller?.kind !== 'agency';
  const job = await write(enqueueJob, { organisationGid, kind: 'report', argument, notify });
  services.jobs.wake();
  return reportJobFrom(job);
}

const daily = (type: ReportType) => (call: Asked & { readonly body: { readonly date: string } }) =>
  enqueue(call, type, { from: call.body.date, to: call.body.date });

const monthly = (type: ReportType) => (call: Asked & { readonly body: { readonly month: string } }) =>
  enqueue(call, type, monthPeriod(call.body.month));

const between = (type: ReportType) => (call: Asked & { readonly body: Period }) =>
  enqueue(call, type, askedPeriod(call.body));

export const reportHandlers: Handlers<
  | 'exportClerkDailyReport'
  | 'exportClerkMonthlyReport'
  | 'exportTimePeriodAnalysisDailyReport'
  | 'exportTimePeriodAnalysisMonthlyReport'
  | 'exportAgencyClerkDailyReport'
  | 'exportAgencyClerkMonthlyReport'
  | 'exportAgencyTimePeriodAnalysisDailyReport'
  | 'exportAgencyTimePeriodAnalysisMonthlyReport'
  | 'exportAppointmentUsageReport'
  | 'exportPanelGroupUsageReport'
  | 'getReport'
  | 'cancelReport'
  | 'downloadReport'
  | 'downloadReportCsv'
> = {
  exportClerkDailyReport: daily('clerkDaily'),
  exportClerkMonthlyReport: monthly('clerkMonthly'),
  exportTimePeriodAnalysisDailyReport: daily('timePeriodAnalysisDaily'),
  exportTimePeriodAnalysisMonthlyReport: monthly('timePeriodAnalysisMonthly'),
  exportAgencyClerkDailyReport: daily('clerkDaily'),
  exportAgencyClerkMonthlyReport: monthly('clerkMonthly'),
  exportAgencyTimePeriodAnalysisDailyReport: daily('timePeriodAnalysisDaily'),
  exportAgencyTimePeriodAnalysisMonthlyReport: monthly('timePeriodAnalysisMonthly'),
  exportAppointmentUsageReport: between('appointmentUsage'),
  exportPanelGroupUsageReport: between('panelGroupUsage'),

  getReport: async ({ organisationGid, query, services, now }) => {
    const job = await services.database.query(readJob(organisationGid, query.gid));
    if (!job) throw new Refusal({ code: 'not_found', field: 'gid' });
    const report = reportJobFrom(job);
    const lost = job.state === 'complete' && (job.expiresAt ?? 0) > now && !(await fileSize(services, job));
    return lost ? { ...report, state: 'unknown' } : report;
  },

  cancelReport: async ({ organisationGid, body, write }) =>
    reportJobFrom(await write(cancelJob, { organisationGid, gid: body.gid })),

  downloadReport: (call) => sendReport(call, 'xlsx'),
  downloadReportCsv: (call) => sendReport(call, 'csv'),
};

const mediaTypes: Readonly<Record<ReportFormat, string>> = { xlsx: xlsxMediaType, csv: csvMediaType };

/** Sends the file of whoever has the key of its job. */
async function sendReport(
  { query, services, now, request, reply }: Call<'downloadReport'> | Call<'downloadReportCsv'>,
  format: ReportFormat,
) {
  const [job] = await services.database.read<Job>(
    'job',
    `SELECT ${jobColumns} FROM job WHERE access_key = ?`,
    query.key,
  );
  if (!job) {
    services.wrongKeys.note(request.ip, query.key);
    throw new Refusal({ code: 'not_found', field: 'key' });
  }
  if ((job.expiresAt ?? 0) <= now) throw new Refusal({ code: 'file_expired' });
  const size = await fileSize(services, job, format);
  if (!size) throw new Refusal({ code: 'export_failed' });
  const { fileName } = JSON.parse(job.result ?? '{}') as ReportResult;
  const name = encodeURIComponent(fileName.replace(/xlsx$/, format));
  return reply
    .type(mediaTypes[format])
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="report.${format}"; filename*=UTF-8''${name}`)
    .send(createReadStream(reportPath(services.reportsFolder, job.gid, format)));
}

async function fileSize({ reportsFolder }: Services, { gid }: Job, format: ReportFormat = 'xlsx'): Promise<number> {
  const found = await stat(reportPath(reportsFolder, gid, format)).catch(() => undefined);
  return found?.size ?? 0;
}
