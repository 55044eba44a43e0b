import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { useStore } from '#client/use-store.ts';
import { resourcePath } from '../data/resource-path.ts';
import { Shell } from '../layout/Shell.tsx';
import { LogsPages } from '../logs/LogsPages.tsx';
import { OrganisationPages } from '../organisation/OrganisationPages.tsx';
import { ResourcePages } from '../pages/ResourcePages.tsx';
import { PersonalDataPage } from '../personal-data/PersonalDataPage.tsx';
import { ScreensPages } from '../screens/ScreensPages.tsx';
import { organisation } from '../session.ts';
import { Area } from './Area.tsx';
import { menuIcon } from './menu-icon.tsx';
import { topResources } from './top-resources.ts';

/** /admin/:orgId: the pages by which an organisation's administrator works. */
export function OrganisationArea() {
  const { orgId = '' } = useParams();
  const base = `/admin/${orgId}`;
  const frame = useCallback((page: ReactNode) => <Frame base={base}>{page}</Frame>, [base]);
  return (
    <Area basename={base} frame={frame}>
      <Route path="/" element={<Navigate to={firstDashboard(organisation.get(), base)} replace />} />
      {topResources.map(({ name }) => (
        <Route key={name} path={`${resourcePath(name)}/*`} element={<ResourcePages resource={resourcePath(name)} />} />
      ))}
      <Route path="screens/*" element={<ScreensPages />} />
      <Route path="logs/*" element={<LogsPages />} />
      <Route path="personal-data" element={<PersonalDataPage />} />
      <Route path="system/*" element={<OrganisationPages />} />
    </Area>
  );
}

function Frame({ base, children }: { base: string; children: ReactNode }) {
  const translate = useTranslate();
  const { name = '', logo, demo } = useStore(organisation) ?? {};
  const menu = topResources.map((resource) => ({
    to: `${base}/${resourcePath(resource.name)}`,
    label: translate(resource.titleKey),
    icon: menuIcon(resource.icon),
  }));
  const screens = { to: `${base}/screens`, label: translate('admin.pages.screens'), icon: menuIcon('tv') };
  const logs = { to: `${base}/logs`, label: translate('admin.pages.logs'), icon: menuIcon('history') };
  const personal = {
    to: `${base}/personal-data`,
    label: translate('admin.pages.personalData'),
    icon: menuIcon('person'),
  };
  const system = { to: `${base}/system`, label: translate('admin.pages.system'), icon: menuIcon('settings') };
  return (
    <Shell menu={[...menu, screens, logs, personal, system]} brand={{ name, logo, demo }}>
      {children}
    </Shell>
  );
}
