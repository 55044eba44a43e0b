import { expect, test } from 'vitest';
import { beginningOf } from '#server/organisations/beginnings.ts';

const rules = { bookedFirst: true, nextCompletes: false };
const groups = 'enablePanelGroupUsageDashboardOption';
const cashiers = 'enablePtchCashierRegistrationDashboardOption';
const appointments = 'enableAppointmentUsageDashboardOption';

test.each([
  ['mHIS', { dashboardOptions: { [groups]: true } }],
  ['hualienMedical', { dashboardOptions: { [cashiers]: true, [groups]: true } }],
  ['clinic', {}],
  ['radiology', { queuePolicy: expect.objectContaining(rules) }],
  ['inspection', { queuePolicy: expect.objectContaining(rules) }],
  ['mAppointment', { dashboardOptions: { [appointments]: true } }],
  ['default', {}],
] as const)('an organisation of the system %s begins with its rules and dashboards', (type, beginning) => {
  expect(beginningOf(type)).toEqual(beginning);
});

test.each([
  ['th', { dateFormat: 'buddhist', timeZoneOffsetMinutes: 420, retention: { region: 'thailand' } }],
  ['zh-TW', { dateFormat: 'roc' }],
  ['en-US', { dateFormat: 'DD/MM/YYYY' }],
] as const)('an organisation that begins in %s has its days, and the clock where it is spoken: %o', (language, own) => {
  expect(beginningOf('clinic', language)).toEqual(own);
});
