import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { useStore } from '#client/use-store.ts';
import { CashierDashboard } from '../dashboard/CashierDashboard.tsx';
import { resourcePath } from '../data/resource-path.ts';
import { Shell } from '../layout/Shell.tsx';
import { LogsPages } from '../logs/LogsPages.tsx';
import { OrganisationPages } from '../organisation/OrganisationPages.tsx';
import { ResourcePages } from '../pages/ResourcePages.tsx';
import { PersonalDataPage } from '../personal-data/PersonalDataPage.tsx';
import { ScreensPages } from '../screens/ScreensPages.tsx';
import { organisation } from '../session.ts';
import { Area } from './Area.tsx';
import { organisationMenu } from './organisation-menu.tsx';
import { topResources } from './top-resources.ts';

/**
 * /admin/:orgId: the pages by which an organisation's administrator works.
 * @param page the one of an address that has something between the two parts
 */
export function OrganisationArea({ page }: { page?: ReactElement }) {
  const { orgId = '' } = useParams();
  const base = `/admin/${orgId}`;
  const frame = useCallback((page: ReactNode) => <Frame orgGid={orgId}>{page}</Frame>, [orgId]);
  if (page) {
    return (
      <Area basename={base} frame={frame}>
        <Route path="/" element={page} />
      </Area>
    );
  }
  return (
    <Area basename={base} frame={frame}>
      <Route path="/" element={<Navigate to={firstDashboard(organisation.get(), base)} replace />} />
      {topResources.map(({ name }) => (
        <Route key={name} path={`${resourcePath(name)}/*`} element={<ResourcePages resource={resourcePath(name)} />} />
      ))}
      <Route path="dashboard" element={<CashierDashboard />} />
      <Route path="screens/*" element={<ScreensPages />} />
      <Route path="logs/*" element={<LogsPages />} />
      <Route path="personal-data" element={<PersonalDataPage />} />
      <Route path="system/*" element={<OrganisationPages />} />
    </Area>
  );
}

function Frame({ orgGid, children }: { orgGid: string; children: ReactNode }) {
  const translate = useTranslate();
  const { name = '', logo, demo, dashboardOptions } = useStore(organisation) ?? {};
  const menu = organisationMenu(orgGid, dashboardOptions, translate);
  return (
    <Shell menu={menu} brand={{ name, logo, demo }}>
      {children}
    </Shell>
  );
}
