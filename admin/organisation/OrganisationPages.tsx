import Stack from '@mui/material/Stack';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { ResourceName } from '#generated/resources.ts';
import { resourcePath } from '../data/resource-path.ts';
import { GeneratedList } from '../list/GeneratedList.tsx';
import { ResourcePages } from '../pages/ResourcePages.tsx';
import { OrganisationGeneral } from './OrganisationGeneral.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { TicketImages } from './TicketImages.tsx';

/** Lists among the settings, by the addresses that the product has for them. */
const lists: Readonly<Record<string, readonly ResourceName[]>> = {
  voice: ['voice', 'voiceGroup'],
  video: ['mediaBank'],
  apn: ['apn'],
  label: ['label'],
};
const records = Object.values(lists).flat();

/** /admin/:orgId/system: the organisation's own settings, in tabs, and the records of the lists among them. */
export function OrganisationPages() {
  const { orgId = '' } = useParams();
  const base = `/admin/${orgId}/system`;
  const below = (name: ResourceName) => resourcePath(name).replace(/^system\//, '');
  const general = (
    <SettingsPage tab="general">
      <OrganisationGeneral />
    </SettingsPage>
  );
  return (
    <Routes>
      <Route index element={general} />
      <Route path="general/:section?" element={general} />
      <Route
        path="ticket"
        element={
          <SettingsPage tab="ticket">
            <TicketImages />
          </SettingsPage>
        }
      />
      {Object.entries(lists).map(([tab, names]) => (
        <Route
          key={tab}
          path={tab}
          element={
            <SettingsPage tab={tab}>
              <Stack spacing={3}>
                {names.map((name) => (
                  <GeneratedList key={name} resource={resourcePath(name)} headed={names.length > 1} />
                ))}
              </Stack>
            </SettingsPage>
          }
        />
      ))}
      {records.map((name) => (
        <Route key={name} path={`${below(name)}/*`} element={<ResourcePages resource={resourcePath(name)} />} />
      ))}
      <Route path={below('voiceGroup')} element={<Navigate to={`${base}/voice`} replace />} />
      <Route path="*" element={<Navigate to={base} replace />} />
    </Routes>
  );
}
