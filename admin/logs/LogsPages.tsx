import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import { type ResourceName, resources } from '#generated/resources.ts';
import { resourcePath } from '../data/resource-path.ts';
import { Page } from '../layout/Page.tsx';
import { GeneratedList } from '../list/GeneratedList.tsx';
import { AppointmentChangesPage } from './AppointmentChangesPage.tsx';
import { ChangesPage } from './ChangesPage.tsx';

/** The logs of an organisation, what is asked for most first. */
const ofOrganisation: readonly ResourceName[] = [
  'changeLog',
  'readLog',
  'accessLog',
  'shiftLog',
  'appActionLog',
  'schedulerLog',
  'errorLog',
];

/** Those of the provider's own: who signed in to the system settings, and who changed what there. */
const ofProvider: readonly ResourceName[] = ['accessLog', 'changeLog'];

/** /admin/:orgId/logs/:log: who changed what, who looked, who signed in and served, and what devices and the server did. */
export function LogsPages() {
  const { orgId = '' } = useParams();
  return <Logs base={`/admin/${orgId}/logs`} logs={ofOrganisation} further={['appointments']} />;
}

/** /system-advance/logs/:log: the same of the provider's own. */
export function ProviderLogsPages({ base }: { base: string }) {
  return <Logs base={base} logs={ofProvider} />;
}

interface LogsProps {
  base: string;
  logs: readonly ResourceName[];
  /** Logs that are no list of records. */
  further?: readonly 'appointments'[];
}

function Logs({ base, logs, further = [] }: LogsProps) {
  const translate = useTranslate();
  const { '*': rest = '' } = useParams();
  const tabs = [...logs, ...further];
  const chosen = tabs.find((name) => name === rest);
  if (!chosen) return <Navigate to={`${base}/${logs[0]}`} replace />;
  const title = translate('admin.pages.logs');
  const nameOf = (name: (typeof tabs)[number]) =>
    translate(name === 'appointments' ? 'admin.logs.appointments' : resources[name].labelKey, { smart_count: 2 });
  return (
    <Page
      title={title}
      tab={nameOf(chosen)}
      below={
        <Tabs value={chosen} aria-label={title} variant="scrollable" sx={{ px: { xs: 1, md: 2 } }}>
          {tabs.map((name) => (
            <Tab key={name} component={Link} to={`${base}/${name}`} value={name} label={nameOf(name)} />
          ))}
        </Tabs>
      }
    >
      {chosen === 'appointments' ? (
        <AppointmentChangesPage />
      ) : chosen === 'changeLog' ? (
        <ChangesPage resource={resourcePath(chosen)} />
      ) : (
        <GeneratedList key={chosen} resource={resourcePath(chosen)} />
      )}
    </Page>
  );
}
