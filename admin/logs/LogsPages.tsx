import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import { type ResourceName, resources } from '#generated/resources.ts';
import { resourcePath } from '../data/resource-path.ts';
import { Page } from '../layout/Page.tsx';
import { GeneratedList } from '../list/GeneratedList.tsx';

/** The logs of an organisation, what is asked for most first. */
const logs: ResourceName[] = ['readLog', 'changeLog', 'accessLog', 'appActionLog', 'schedulerLog', 'errorLog'];

/** /admin/:orgId/logs/:log: who looked, who changed what, who signed in, and what devices and the server did. */
export function LogsPages() {
  const translate = useTranslate();
  const { orgId = '', '*': rest = '' } = useParams();
  const base = `/admin/${orgId}/logs`;
  const chosen = logs.find((name) => name === rest);
  if (!chosen) return <Navigate to={`${base}/${logs[0]}`} replace />;
  const title = translate('admin.pages.logs');
  return (
    <Page
      title={title}
      below={
        <Tabs value={chosen} aria-label={title} variant="scrollable" sx={{ px: { xs: 1, md: 2 } }}>
          {logs.map((name) => (
            <Tab
              key={name}
              component={Link}
              to={`${base}/${name}`}
              value={name}
              label={translate(resources[name].labelKey)}
            />
          ))}
        </Tabs>
      }
    >
      <GeneratedList key={chosen} resource={resourcePath(chosen)} />
    </Page>
  );
}
