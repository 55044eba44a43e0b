import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { mayCall } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import { useCaller } from '../account/use-may.ts';
import { ProviderBar } from '../advance/ProviderBar.tsx';
import { resourcePath } from '../data/resource-path.ts';
import { Shell } from '../layout/Shell.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { ResourcePages } from '../pages/ResourcePages.tsx';
import { organisation, tokens } from '../session.ts';
import { Area } from './Area.tsx';
import { organisationMenu } from './organisation-menu.tsx';
import {
  AccountPage,
  CashierDashboard,
  LogsPages,
  MediaLibraryPage,
  OrganisationPages,
  PersonalDataPage,
  PrintJobsPage,
  ReportsPage,
  RosterPage,
  ScreensPages,
  SessionsPage,
} from './organisation-pages.ts';
import { tabResources, topResources } from './top-resources.ts';

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
      <Route path="/" element={<FirstPage base={base} />} />
      {topResources.map(({ name }) => (
        <Route key={name} path={`${resourcePath(name)}/*`} element={<ResourcePages resource={resourcePath(name)} />} />
      ))}
      {tabResources.map(({ name, path }) => (
        <Route key={name} path={`${name}/*`} element={<Moved from={`${base}/${name}`} to={`${base}/${path}`} />} />
      ))}
      <Route path="dashboard" element={<CashierDashboard />} />
      <Route path="roster" element={<RosterPage />} />
      <Route path="media-library" element={<MediaLibraryPage />} />
      <Route path="screens/*" element={<ScreensPages />} />
      <Route path="print-jobs" element={<PrintJobsPage />} />
      <Route path="reports" element={<ReportsPage />} />
      <Route path="logs/*" element={<LogsPages />} />
      <Route path="account" element={<AccountPage />} />
      <Route path="sessions" element={<SessionsPage />} />
      <Route path="personal-data" element={<PersonalDataPage />} />
      <Route path="system/*" element={<OrganisationPages />} />
    </Area>
  );
}

/** Leads to the first dashboard that the organisation uses, once that is known. */
function FirstPage({ base }: { base: string }) {
  const present = useStore(organisation);
  return present ? <Navigate to={firstDashboard(present, base)} replace /> : <Waiting />;
}

/** Where a page lay before: whoever comes by an old address is led to the present one. */
function Moved({ from, to }: { from: string; to: string }) {
  const { pathname, search } = useLocation();
  return <Navigate to={`${to}${pathname.slice(from.length)}${search}`} replace />;
}

function Frame({ orgGid, children }: { orgGid: string; children: ReactNode }) {
  const translate = useTranslate();
  const present = useStore(organisation);
  const { name = '', logo, demo, dashboardOptions } = present ?? {};
  const caller = useCaller();
  const menu = useMemo(
    () => organisationMenu(orgGid, dashboardOptions, translate, (operation) => mayCall(operation, caller)),
    [orgGid, dashboardOptions, translate, caller],
  );
  const brand = useMemo(() => ({ name, logo, demo }), [name, logo, demo]);
  return (
    <Shell menu={menu} brand={brand}>
      {present && tokens.get('systemAdvance') && <ProviderBar organisation={present} />}
      {children}
    </Shell>
  );
}
