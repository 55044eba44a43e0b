import type { Organisation } from '#generated/shapes.ts';

type Flag = keyof NonNullable<Organisation['dashboardOptions']>;

/** Dashboards in the order in which the admin entry prefers them. */
const dashboards: [Flag, (orgGid: string) => string][] = [
  ['enablePtchCashierRegistrationDashboardOption', (orgGid) => `/admin/${orgGid}/dashboard`],
  ['enablePanelGroupUsageDashboardOption', (orgGid) => `/admin/group/${orgGid}/dashboard`],
  ['enableAppointmentUsageDashboardOption', (orgGid) => `/admin/appointment/${orgGid}/dashboard`],
];

/**
 * Where an administrator begins: the first dashboard that the organisation uses, else panel management. Without the
 * organisation, the `path` that was opened tells its gid.
 */
export function firstDashboard(organisation: Organisation | undefined, path: string): string {
  const orgGid = organisation?.gid ?? orgGidOf(path);
  const enabled = dashboards.find(([flag]) => organisation?.dashboardOptions?.[flag]);
  return enabled ? enabled[1](orgGid) : `/admin/${orgGid}/management`;
}

/** The :orgId of a path such as /quick-login/demo or /admin/group/demo/dashboard. */
export function orgGidOf(path: string): string {
  const [, second = '', third = ''] = path.split('/').filter(Boolean);
  return ['group', 'appointment'].includes(second) && third ? third : second;
}
