import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { Locale } from '#generated/values.ts';
import { text } from '#server/ground/texts.ts';
import { sweepReports } from '#server/reports/sweep-reports.ts';
import { removeDatabase } from '../../running/engine.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, openOrganisation } from '../small-clinic.ts';
import { download, ended, prepared, reportPath } from './prepared.ts';
import { readWorkbook, readZip } from './read-workbook.ts';

const dashboard = '/api/v1/web/dashboard/ptch/cashierRegistration';
const notifications = '/api/v1/collab/web/notification';
const minute = 60_000;

let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
  const { tokens, counters, group } = clinic;
  const act = (action: string) =>
    app.done('POST', `/api/v1/collab/web/queue/generic/${action}`, {
      token: tokens.staff,
      body: { panelGid: counters[0]?.gid },
    });
  for (const _ of [1, 2]) {
    await app.done('GET', '/api/v1/collab/ticket/machine/take/number', {
      token: tokens.ticketMachine,
      query: { groupGid: group.gid },
    });
  }
  app.time.now += 10 * minute;
  await act('login');
  await act('next');
  app.time.now += 5 * minute;
  await act('logout');
});
afterAll(() => app.close());

const rowsOf = async (path: string, body: object, token = clinic.tokens.session) => {
  const job = await prepared(app, token, path, body);
  expect(job).toMatchObject({ state: 'complete', progress: 100 });
  const answer = await download(app, job);
  expect(answer.statusCode).toBe(200);
  return { job, answer, sheets: readWorkbook(answer.rawPayload), styles: stylesOf(answer.rawPayload) };
};
const stylesOf = (bytes: Buffer) => readZip(bytes).get('xl/styles.xml');
/** As a spreadsheet keeps a day. */
const daysSince1900 = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

test('the clerks’ day, as a spreadsheet in the organisation’s language', async () => {
  const { job, answer, sheets } = await rowsOf(`${dashboard}/download/clerkDailyReport`, { date: '2026-11-21' });
  expect(sheets[0]?.name).toBe('人員日報表');
  const [header, row] = sheets[0]!.rows;
  const cells = Object.fromEntries(header!.map((label, index) => [label, row![index]]));
  expect(cells).toMatchObject({
    員工編號: 'n1',
    姓名: '護理師',
    首次作業時間: (9 * 60 + 10) / 1440,
    最後作業時間: (9 * 60 + 15) / 1440,
    叫號次數: 1,
    完成人數: 1,
  });
  expect(Number(cells.登入時數) * 24 * 60).toBeCloseTo(5);
  expect(Number(cells.平均等候時間) * 24 * 60).toBeCloseTo(10);
  expect(job.fileName).toBe('人員日報表 2026-11-21.xlsx');
  expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('人員日報表 2026-11-21.xlsx'));
  expect(sheets[0]?.xml).toContain('河岸診所');
});

test.each([
  [
    'clerkMonthlyReport',
    { month: '2026-11' },
    [
      ['n1', '護理師', 1],
      ['合計', '', ''],
    ],
  ],
  [
    'timePeriodAnalysisDailyReport',
    { date: '2026-11-21' },
    [
      ['09:00 – 10:00', 2, 1],
      ['合計', 2, 1],
    ],
  ],
  [
    'timePeriodAnalysisMonthlyReport',
    { month: '2026-11' },
    [
      ['09:00 – 10:00', 2, 1],
      ['合計', 2, 1],
    ],
  ],
])('%s, for administrators and for an agency alike', async (name, body, rows) => {
  const own = await rowsOf(`${dashboard}/download/${name}`, body);
  expect(own.sheets[0]?.rows.slice(1).map((row) => row.slice(0, 3))).toEqual(rows);
  const agency = await rowsOf(`/api/v1/agency/ptch/download/${name}`, body, clinic.tokens.agency);
  expect(agency.sheets).toEqual(own.sheets);
});

test('the use of groups and of appointments', async () => {
  const period = { from: '2026-11-20', to: '2026-11-21' };
  const groups = await rowsOf('/api/v1/web/dashboard/panelGroup/usage/download/report', period);
  expect(groups.sheets[0]?.rows[1]?.slice(0, 5)).toEqual(['批價', 2, 1, 0, 1]);
  expect(groups.sheets[1]?.rows.slice(1).map((row) => row.slice(0, 2))).toEqual([
    [daysSince1900('2026-11-20'), 0],
    [daysSince1900('2026-11-21'), 2],
    ['合計', 2],
  ]);
  expect(groups.styles).toContain('formatCode="[$-404]e');
  const visits = await rowsOf('/api/v1/web/dashboard/appointment/usage/download/report', period);
  expect(visits.sheets.map(({ rows }) => rows.at(-1))).toEqual([
    ['合計', 6, 5, 0, 0, 0, 0],
    ['合計', '', 6, 5, 0, 0, 0, 0],
  ]);
  expect(visits.sheets[1]?.rows[1]).toEqual(['家庭醫學科', '林志明', 6, 5, 0, 0, 0, 0]);
});

test('the same as CSV, which Excel opens in Chinese and Thai, and which runs nothing', async () => {
  const { tokens } = clinic;
  const day = { date: '2026-11-21' };
  const job = await prepared(app, tokens.session, `${dashboard}/download/clerkDailyReport`, day);
  const answer = await download(app, {
    ...job,
    downloadUrl: job.downloadUrl?.replace('download?', 'download/csv?') ?? '',
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('人員日報表 2026-11-21.csv'));
  const [header, row, total, end] = answer.rawPayload.toString('utf8').split('\r\n');
  expect(header?.startsWith('\uFEFF員工編號,姓名,首次作業時間,')).toBe(true);
  expect(row).toMatch(/^n1,護理師,09:10,09:15,0:05:00,/);
  expect(total).toMatch(/^合計,,,,0:05:00,/);
  expect(end).toBe('');
  const period = { from: '2026-11-20', to: '2026-11-21' };
  const usage = await prepared(app, tokens.session, '/api/v1/web/dashboard/panelGroup/usage/download/report', period);
  const both = await download(app, {
    ...usage,
    downloadUrl: usage.downloadUrl?.replace('download?', 'download/csv?') ?? '',
  });
  expect(both.rawPayload.toString('utf8')).toMatch(/\r\n\r\n[^,]+\r\n日期,[\s\S]*\r\n2026-11-20,0,/);
});

test('a report of nothing is a sheet with its header alone', async () => {
  const { sheets } = await rowsOf(`${dashboard}/download/clerkDailyReport`, { date: '2020-01-01' });
  expect(sheets[0]?.rows).toHaveLength(1);
});

test('the administrators are told: how far it is, then where to get it, unread again', async () => {
  const { tokens } = clinic;
  await app.done('PATCH', `${notifications}/read/all`, { token: tokens.session });
  const unread = async () =>
    (await app.done('GET', `${notifications}/list`, { token: tokens.session, query: { read: false } })).data;
  expect(await unread()).toEqual([]);
  const job = await prepared(app, tokens.session, `${dashboard}/download/clerkDailyReport`, { date: '2026-11-21' });
  await prepared(app, tokens.agency, '/api/v1/agency/ptch/download/clerkDailyReport', { date: '2026-11-21' });
  const [told, ...others] = await unread();
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    reportGid: job.gid,
    state: 'complete',
    progress: 100,
    downloadUrl: job.downloadUrl,
    message: 'Staff daily report (ROC 115/11/21) is ready to download',
  });
  const read = { token: tokens.session, body: { gids: [told.gid] } };
  expect(await app.done('PATCH', `${notifications}/read`, read)).toEqual({ count: 1 });
  expect(await app.done('PATCH', `${notifications}/read`, read)).toEqual({ count: 0 });
  expect(await unread()).toEqual([]);
});

test('a report that was asked for before a stop is made after a restart', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-restart-'));
  const first = await openApp({ dataFolder });
  const { session } = await openOrganisation(first);
  const body = { date: '2026-11-21' };
  const asked = [];
  for (let count = 0; count < 8; count++) {
    asked.push(await first.done('POST', `${dashboard}/download/clerkDailyReport`, { token: session, body }));
  }
  await first.close();
  const second = await openApp({ dataFolder });
  const states = [];
  for (const { gid } of asked) states.push((await ended(second, session, gid)).state);
  expect(states).toEqual(asked.map(() => 'complete'));
  await second.close();
  await removeDatabase(dataFolder);
  await rm(dataFolder, { recursive: true, maxRetries: 10 });
});

test('a report for which the disk has no room fails at once, and says so', async () => {
  const { statfs } = fs.promises;
  const told = { bsize: 1, bavail: limits.diskReserveBytes - 1 };
  fs.promises.statfs = (async () => told) as unknown as typeof statfs;
  syncBuiltinESMExports();
  const body = { date: '2026-11-21' };
  const job = await prepared(app, clinic.tokens.session, `${dashboard}/download/clerkDailyReport`, body).finally(() => {
    fs.promises.statfs = statfs;
    syncBuiltinESMExports();
  });
  expect(job).toMatchObject({ state: 'fail', error: 'storage_full' });
});

test('the link expires, and then the file is gone', async () => {
  const { job } = await rowsOf(`${dashboard}/download/clerkDailyReport`, { date: '2026-11-21' });
  const then = app.time.now;
  const folder = join(app.dataFolder, 'reports');
  app.time.now += 24 * 60 * minute;
  const answer = await app.call('GET', job.downloadUrl!);
  expect([answer.status, answer.body.contents[0].code]).toEqual([400, 'file_expired']);
  await sweepReports(app.app.services.database, folder);
  expect(await readdir(folder)).toEqual([]);
  expect((await app.call('GET', job.downloadUrl!)).body.contents[0].code).toBe('file_expired');
  app.time.now = then;
});

test('a report whose file is gone is unknown, and its link asks to export it again', async () => {
  const { job } = await rowsOf(`${dashboard}/download/clerkDailyReport`, { date: '2026-11-21' });
  await rm(join(app.dataFolder, 'reports', `${job.gid}.xlsx`));
  expect((await ended(app, clinic.tokens.session, job.gid)).state).toBe('unknown');
  expect((await app.call('GET', job.downloadUrl!)).body.contents[0].code).toBe('export_failed');
});

test('nobody finds a report without its key, or that of another organisation', async () => {
  const { job } = await rowsOf(`${dashboard}/download/clerkDailyReport`, { date: '2026-11-21' });
  const other = await buildClinic(app);
  const foreign = { token: other.tokens.session, query: { gid: job.gid } };
  expect((await app.call('GET', reportPath, foreign)).status).toBe(404);
  expect((await app.call('GET', `${reportPath}/download`, { query: { key: 'k'.repeat(43) } })).status).toBe(404);
});

test('every column has its label in each language', async () => {
  const { reportTables } = await import('#server/reports/tables.ts');
  const { openSource } = await import('#server/figures/source.ts');
  const { ReportType, Locale: locales } = await import('#generated/values.ts');
  const source = await openSource(app.app.services.database, clinic.gid, nineOClock, 'cashier');
  const missing: string[] = [];
  for (const type of ReportType) {
    for (const { shape, columns } of await reportTables(type, source, { from: '2026-11-21', to: '2026-11-21' })) {
      const keys = Object.keys(columns).map((name) => `fields.${shape}.${name}`);
      for (const locale of locales as readonly Locale[])
        missing.push(...keys.filter((key) => text(locale, key) === key));
    }
  }
  expect(missing).toEqual([]);
});
