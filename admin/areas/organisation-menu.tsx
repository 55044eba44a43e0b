import { dashboardsOf } from '#client/navigation/first-dashboard.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Translate } from '../data/refusal.ts';
import { resourcePath } from '../data/resource-path.ts';
import type { MenuGroup } from '../layout/SideMenu.tsx';
import { menuIcon } from './menu-icon.tsx';
import { topResources } from './top-resources.ts';

/** Groups of the menu: daily work first. */
const groups = ['daily', 'people', 'content', 'hospital', 'system'];

/** Pages beside the generated ones, by their group. */
const pages = [
  { path: 'screens', group: 'daily', title: 'admin.pages.screens', icon: 'tv' },
  { path: 'logs', group: 'system', title: 'admin.pages.logs', icon: 'history' },
  { path: 'personal-data', group: 'system', title: 'admin.pages.personalData', icon: 'person' },
  { path: 'system', group: 'system', title: 'admin.pages.system', icon: 'settings' },
];

/** The menu of an organisation's pages: its dashboards, as far as it uses them, and all else in groups. */
export function organisationMenu(
  orgGid: string,
  options: Organisation['dashboardOptions'],
  translate: Translate,
): MenuGroup[] {
  const base = `/admin/${orgGid}`;
  const dashboards = dashboardsOf(options, orgGid).map(({ flag, address }) => ({
    to: address,
    label: translate(`admin.dashboard.menu.${flag}`),
    icon: menuIcon('figures'),
  }));
  const generated = topResources.map(({ name, titleKey, icon, menuSection = 'system' }) => ({
    group: menuSection,
    entry: { to: `${base}/${resourcePath(name)}`, label: translate(titleKey), icon: menuIcon(icon) },
  }));
  const others = pages.map(({ path, group, title, icon }) => ({
    group,
    entry: { to: `${base}/${path}`, label: translate(title), icon: menuIcon(icon) },
  }));
  return groups.map((group) => ({
    label: translate(`admin.menuGroups.${group}`),
    entries: [
      ...(group === 'daily' ? dashboards : []),
      ...[...generated, ...others].filter((one) => one.group === group).map(({ entry }) => entry),
    ],
  }));
}
