import { dashboardsOf } from '#client/navigation/first-dashboard.ts';
import type { OperationId } from '#generated/operations.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Translate } from '../data/refusal.ts';
import { resourcePath } from '../data/resource-path.ts';
import type { MenuGroup } from '../layout/SideMenu.tsx';
import { menuIcon } from './menu-icon.tsx';
import { menuResources } from './top-resources.ts';

/** Groups of the menu: daily work first. */
const groups = ['daily', 'people', 'content', 'hospital', 'system'];

/** Pages beside the generated ones, by their group; some are for those alone who may call what they need. */
const pages: readonly { path: string; group: string; title: string; icon: string; needs?: OperationId }[] = [
  { path: 'screens', group: 'daily', title: 'admin.pages.screens', icon: 'tv' },
  { path: 'roster', group: 'people', title: 'admin.pages.roster', icon: 'calendar' },
  { path: 'media-library', group: 'content', title: 'admin.pages.mediaLibrary', icon: 'media' },
  { path: 'sessions', group: 'system', title: 'admin.pages.sessions', icon: 'devices', needs: 'listSessions' },
  { path: 'reports', group: 'daily', title: 'admin.pages.reports', icon: 'download' },
  { path: 'print-jobs', group: 'daily', title: 'admin.pages.printJobs', icon: 'print' },
  { path: 'logs', group: 'system', title: 'admin.pages.logs', icon: 'history' },
  {
    path: 'personal-data',
    group: 'system',
    title: 'admin.pages.personalData',
    icon: 'person',
    needs: 'findPersonalData',
  },
  { path: 'system', group: 'system', title: 'admin.pages.system', icon: 'settings' },
];

/** Records whose pages are reached from a page. */
function reachedFrom(page: string): ResourceName[] {
  return Object.values(resources)
    .filter((one) => one.reachedFrom === page)
    .map(({ name }) => name);
}

/** The menu of an organisation's pages: its dashboards, as far as it uses them, and all else in groups. */
export function organisationMenu(
  orgGid: string,
  options: Organisation['dashboardOptions'],
  translate: Translate,
  may: (operation: OperationId) => boolean,
): MenuGroup[] {
  const base = `/admin/${orgGid}`;
  const dashboards = dashboardsOf(options, orgGid).map(({ flag, address }) => ({
    to: address,
    label: translate(`admin.dashboard.menu.${flag}`),
    icon: menuIcon('figures'),
  }));
  const generated = menuResources.map(({ name, titleKey, icon, menuSection = 'system' }) => ({
    group: menuSection,
    entry: {
      to: `${base}/${resourcePath(name)}`,
      label: translate(titleKey, { smart_count: 2 }),
      icon: menuIcon(icon),
    },
  }));
  const open = pages.filter(({ needs }) => needs === undefined || may(needs));
  const others = open.map(({ path, group, title, icon }) => ({
    group,
    entry: {
      to: `${base}/${path}`,
      label: translate(title),
      icon: menuIcon(icon),
      also: reachedFrom(path).map((name) => `${base}/${resourcePath(name)}`),
    },
  }));
  return groups.map((group) => ({
    label: translate(`admin.menuGroups.${group}`),
    entries: [
      ...(group === 'daily' ? dashboards : []),
      ...[...generated, ...others].filter((one) => one.group === group).map(({ entry }) => entry),
    ],
  }));
}
