import type { TestApp } from '../server/open-app.ts';
import { prepared } from '../server/reports/prepared.ts';
import type { Clinic } from '../server/small-clinic.ts';
import type { Values } from './fill-example.ts';

const made = new WeakMap<Clinic, Promise<Values>>();

/** A prepared report of the clinic, its key and its notification, where an example speaks of them. */
export async function reportValues(example: unknown, app: TestApp, clinic: Clinic): Promise<Values> {
  if (!/\{\{(reportGid|reportKey|notificationGid)\}\}/.test(JSON.stringify(example))) return {};
  const values = made.get(clinic) ?? makeReport(app, clinic);
  made.set(clinic, values);
  return values;
}

async function makeReport(app: TestApp, clinic: Clinic): Promise<Values> {
  const token = clinic.tokens.session;
  const path = '/api/v1/web/dashboard/ptch/cashierRegistration/download/clerkDailyReport';
  const { gid, downloadUrl } = await prepared(app, token, path, { date: '2026-11-21' });
  const { data } = await app.done('GET', '/api/v1/collab/web/notification/list', { token });
  const key = new URL(downloadUrl ?? '', 'http://x').searchParams.get('key');
  return { reportGid: gid, reportKey: key, notificationGid: data[0].gid };
}
