/** Links that people are given, opened in a browser once they lead nowhere. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { addresses } from '#server/ground/addresses.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { prepared, reportPath } from '../reports/prepared.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const dailyReport = '/api/v1/web/dashboard/ptch/cashierRegistration/download/clerkDailyReport';
const report = () => prepared(app, clinic.tokens.session, dailyReport, { date: '2026-11-21' });
/** As a browser asks for what somebody opens. */
const opened = (url: string, language = 'zh-TW') =>
  app.app.server.inject({
    url,
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language },
  });

test.each([
  ['zh-TW', '無法下載這份報表', '找不到資料'],
  ['en', 'This report cannot be downloaded', 'Not found'],
  ['th', 'ดาวน์โหลดรายงานนี้ไม่ได้', 'ไม่พบข้อมูล'],
])('a key that nobody was given, in %s', async (language, title, why) => {
  for (const key of ['k'.repeat(43), 'short']) {
    const answer = await opened(`${reportPath}/download?key=${key}`, language);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).toContain(`<html lang="${language === 'en' ? 'en-US' : language}">`);
    expect(answer.body).toContain(title);
    expect(answer.body).toContain(why);
  }
});

test('a report that has expired, as a spreadsheet and as CSV', async () => {
  const { downloadUrl = '' } = await report();
  const then = app.time.now;
  app.time.now += 24 * 60 * 60_000;
  for (const url of [downloadUrl, downloadUrl.replace('download?', 'download/csv?')]) {
    const answer = await opened(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('檔案已過期，請重新下載');
    expect(answer.body).toContain('在「報表」中重新下載或重新匯出');
  }
  app.time.now = then;
});

test('a report whose file is gone', async () => {
  const { gid, downloadUrl = '' } = await report();
  await rm(join(app.dataFolder, 'reports', `${gid}.xlsx`));
  expect((await opened(downloadUrl)).body).toContain('匯出時發生錯誤，請重新匯出');
});

test('a slip that there is no more', async () => {
  const answer = await opened(`/slip/${'k'.repeat(43)}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('無法顯示這張號碼單');
});

test('a program is answered in JSON', async () => {
  const links = {
    [`${reportPath}/download?key=${'k'.repeat(43)}`]: 'not_found',
    [`/slip/${'k'.repeat(43)}`]: 'ticket_not_found',
  };
  for (const [url, code] of Object.entries(links)) {
    const answer = await app.app.server.inject({ url, headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.json().contents[0].code]).toEqual([404, code]);
  }
});

test('every other call answers JSON in a browser too', async () => {
  expect((await opened('/api/v1/web/report?gid=nothing')).headers['content-type']).toContain('application/json');
});

test('a page whose data cannot be read says so, and comes by itself', async () => {
  const query = vi.spyOn(app.app.services.database, 'query');
  query.mockRejectedValue(new Refusal({ code: 'storage_unavailable' }));
  onTestFinished(() => query.mockRestore());
  for (const url of ['/', addresses.clinics, addresses.clinicList(clinic.room.gid)]) {
    const answer = await opened(url);
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 503, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('目前無法顯示');
    expect(Number(answer.headers.refresh)).toBeGreaterThan(0);
  }
});
