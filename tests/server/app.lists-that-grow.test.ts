/** Lists and sums of what a hospital keeps for years: who asks for one holds nobody up, however long it has become. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { openApp, type TestApp } from './open-app.ts';
import { openOrganisation } from './small-clinic.ts';

let opened: TestApp;
let token: string;

beforeAll(async () => {
  opened = await openApp();
  token = (await openOrganisation(opened)).session;
});
afterAll(() => opened.close());

test.each([
  'listAppointment',
  'listAppointmentTags',
  'listAppointmentChangeLog',
  'listAccessLogs',
  'listChangeLogs',
  'listReadLogs',
  'listDoctorShiftLogs',
  'listErrorLogs',
  'listSchedulerLogs',
  'listAppActionLogs',
  'getAppointmentUsage',
] as const)('%s is read where others need not wait for it', async (operation) => {
  const { database } = opened.app.services;
  const long = vi.spyOn(database, 'queryLong');
  const query = operation === 'getAppointmentUsage' ? { from: '2025-11-22', to: '2026-11-21' } : {};
  await opened.done('GET', operations[operation].path, { token, query });
  expect(long).toHaveBeenCalledOnce();
  long.mockRestore();
});
