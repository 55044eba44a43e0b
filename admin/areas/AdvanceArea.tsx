import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import { BackupAlert } from '../advance/BackupAlert.tsx';
import { resourcePath } from '../data/resource-path.ts';
import { lazyPart } from '../layout/lazy-part.ts';
import { Shell } from '../layout/Shell.tsx';
import { ResourcePages } from '../pages/ResourcePages.tsx';
import { Area } from './Area.tsx';
import { menuIcon } from './menu-icon.tsx';

const Backups = lazyPart(() => import('../advance/Backups.tsx'), 'Backups');
const CreateOrganisation = lazyPart(() => import('../advance/CreateOrganisation.tsx'), 'CreateOrganisation');
const OrganisationList = lazyPart(() => import('../advance/OrganisationList.tsx'), 'OrganisationList');
const ProviderLogsPages = lazyPart(() => import('../logs/LogsPages.tsx'), 'ProviderLogsPages');

const base = addresses.advance;
const list = resourcePath('organisation');
const backups = 'backups';
const logs = 'logs';

/** Families of the provider's own whose pages are generated. */
const generated: readonly ResourceName[] = ['version', 'proxyLaunch'];

/** /system-advance: the pages of the provider's own staff. */
export function AdvanceArea() {
  const frame = useCallback((page: ReactNode) => <Frame>{page}</Frame>, []);
  return (
    <Area basename={base} frame={frame}>
      <Route path="/" element={<Navigate to={`${base}/${list}`} replace />} />
      <Route path={list} element={<OrganisationList />} />
      <Route path={`${list}/create`} element={<CreateOrganisation />} />
      {generated.map((name) => (
        <Route key={name} path={`${resourcePath(name)}/*`} element={<ResourcePages resource={resourcePath(name)} />} />
      ))}
      <Route path={backups} element={<Backups />} />
      <Route path={`${logs}/*`} element={<ProviderLogsPages base={`${base}/${logs}`} />} />
    </Area>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const menu = [
    {
      to: `${base}/${list}`,
      label: translate(resources.organisation.titleKey, { smart_count: 2 }),
      icon: menuIcon(resources.organisation.icon),
    },
    ...generated.map((name) => ({
      to: `${base}/${resourcePath(name)}`,
      label: translate(resources[name].titleKey, { smart_count: 2 }),
      icon: menuIcon(resources[name].icon),
    })),
    { to: `${base}/${backups}`, label: translate('admin.pages.backups'), icon: menuIcon('backup') },
    { to: `${base}/${logs}`, label: translate('admin.pages.logs'), icon: menuIcon('history') },
  ];
  return (
    <Shell menu={[{ entries: menu }]} brand={{ name: translate('admin.advance.title') }}>
      <BackupAlert to={`${base}/${backups}`} />
      {children}
    </Shell>
  );
}
