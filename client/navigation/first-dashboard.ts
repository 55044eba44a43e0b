import type { Organisation } from '#generated/shapes.ts';

type Flag = keyof NonNullable<Organisation['dashboardOptions']>;

/** Dashboards in the order in which the admin entry prefers them. */
const dashboards: [Flag, address: string][] = [
  ['enablePtchCashierRegistrationDashboardOption', '/admin/:orgGid/dashboard'],
  ['enablePanelGroupUsageDashboardOption', '/admin/group/:orgGid/dashboard'],
  ['enableAppointmentUsageDashboardOption', '/admin/appointment/:orgGid/dashboard'],
];

/** The dashboards that an organisation uses, with their addresses. */
export function dashboardsOf(
  options: Organisation['dashboardOptions'],
  orgGid: string,
): { flag: Flag; address: string }[] {
  return dashboards
    .filter(([flag]) => options?.[flag])
    .map(([flag, address]) => ({ flag, address: address.replace(':orgGid', () => orgGid) }));
}

/** What may stand before the :orgGid. */
const kinds = dashboards.map(([, address]) => address.split('/')[2] as string);

/**
 * Where an administrator begins: the first dashboard that the organisation uses, else panel management. Without the
 * organisation, the `path` that was opened tells its gid.
 */
export function firstDashboard(organisation: Organisation | undefined, path: string): string {
  const orgGid = organisation?.gid ?? orgGidOf(path);
  const [first] = dashboardsOf(organisation?.dashboardOptions, orgGid);
  return first?.address ?? '/admin/:orgGid/management'.replace(':orgGid', () => orgGid);
}

/** The :orgId of a path such as /quick-login/demo or /admin/group/demo/dashboard. */
export function orgGidOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  return parts[orgGidAt(parts)] ?? '';
}

/** The same path with another :orgId. */
export function withOrgGid(path: string, orgGid: string): string {
  const parts = path.split('/').filter(Boolean);
  const at = orgGidAt(parts);
  return `/${parts.map((part, place) => (place === at ? orgGid : part)).join('/')}`;
}

function orgGidAt([, second = '', third]: readonly string[]): number {
  return kinds.includes(second) && third ? 2 : 1;
}

/** Whether a path is one of that organisation's pages. */
export function isPathOf(path: string, orgGid: string): boolean {
  return isSameOrgGid(orgGidOf(path), orgGid);
}

/** Whether two ids are of one organisation: they may be typed in capitals or in small letters. */
export function isSameOrgGid(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
