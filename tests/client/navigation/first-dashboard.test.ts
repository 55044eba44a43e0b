import { expect, test } from 'vitest';
import { firstDashboard, isPathOf, orgGidOf } from '#client/navigation/first-dashboard.ts';
import type { Organisation } from '#generated/shapes.ts';

const using = (dashboardOptions: Organisation['dashboardOptions']) =>
  ({ gid: 'demo', dashboardOptions }) as Organisation;

test('cashier-registration comes before panel groups, panel groups before appointments', () => {
  const all = {
    enablePtchCashierRegistrationDashboardOption: true,
    enablePanelGroupUsageDashboardOption: true,
    enableAppointmentUsageDashboardOption: true,
  };
  expect(firstDashboard(using(all), '/')).toBe('/admin/demo/dashboard');
  expect(firstDashboard(using({ ...all, enablePtchCashierRegistrationDashboardOption: false }), '/')).toBe(
    '/admin/group/demo/dashboard',
  );
  expect(firstDashboard(using({ enableAppointmentUsageDashboardOption: true }), '/')).toBe(
    '/admin/appointment/demo/dashboard',
  );
  expect(firstDashboard(using({}), '/')).toBe('/admin/demo/management');
});

test('the organisation is told by the path where nothing else is known', () => {
  expect(orgGidOf('/quick-login/riverside')).toBe('riverside');
  expect(orgGidOf('/admin/riverside/management')).toBe('riverside');
  expect(orgGidOf('/admin/group/riverside/dashboard')).toBe('riverside');
  expect(firstDashboard(undefined, '/quick-login/riverside')).toBe('/admin/riverside/management');
});

test('a page is one of the organisation that its path names, in capitals or small letters, and not of one with a longer name', () => {
  expect(isPathOf('/admin/riverside/management', 'Riverside')).toBe(true);
  expect(isPathOf('/admin/group/riverside/dashboard', 'riverside')).toBe(true);
  expect(isPathOf('/admin/riverside2/management', 'riverside')).toBe(false);
});
