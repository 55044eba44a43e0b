import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { ResourceName } from '#generated/resources.ts';
import { resourcePath } from '../data/resource-path.ts';
import { Page } from '../layout/Page.tsx';
import { GeneratedList } from '../list/GeneratedList.tsx';
import { OrganisationGeneral } from './OrganisationGeneral.tsx';
import { TicketImages } from './TicketImages.tsx';

/** Lists among the settings, by the addresses that the product has for them. */
const lists: Readonly<Record<string, readonly ResourceName[]>> = {
  voice: ['voice', 'voiceGroup'],
  video: ['mediaBank'],
  apn: ['apn'],
  label: ['label'],
};
const tabs = ['general', 'voice', 'video', 'apn', 'ticket', 'label'];

/** /admin/:orgId/system: the organisation's own settings, in tabs. */
export function OrganisationPages() {
  const translate = useTranslate();
  const { orgId = '', '*': below = '' } = useParams();
  const [tab = ''] = below.split('/');
  const base = `/admin/${orgId}/system`;
  return (
    <Page
      title={translate('admin.pages.system')}
      below={
        <Tabs
          value={tabs.includes(tab) ? tab : 'general'}
          variant="scrollable"
          aria-label={translate('admin.pages.system')}
          sx={{ px: { xs: 1, md: 2 } }}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              component={Link}
              to={`${base}/${name}`}
              value={name}
              label={translate(`admin.organisation.tabs.${name}`)}
            />
          ))}
        </Tabs>
      }
    >
      <Routes>
        <Route index element={<OrganisationGeneral />} />
        <Route path="general" element={<OrganisationGeneral />} />
        <Route path="ticket" element={<TicketImages />} />
        {Object.entries(lists).map(([path, names]) => (
          <Route
            key={path}
            path={path}
            element={names.map((name) => <GeneratedList key={name} resource={resourcePath(name)} />)}
          />
        ))}
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </Page>
  );
}
