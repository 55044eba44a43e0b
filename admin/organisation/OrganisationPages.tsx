import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { Page } from '../layout/Page.tsx';
import { OrganisationGeneral } from './OrganisationGeneral.tsx';

/** /admin/:orgId/system: the organisation's own settings, in tabs. */
export function OrganisationPages() {
  const translate = useTranslate();
  return (
    <Page
      title={translate('admin.pages.system')}
      below={
        <Tabs value="general" aria-label={translate('admin.pages.system')} sx={{ px: { xs: 1, md: 2 } }}>
          <Tab component={Link} to="general" value="general" label={translate('admin.panel.general')} />
        </Tabs>
      }
    >
      <Routes>
        <Route index element={<OrganisationGeneral />} />
        <Route path="general" element={<OrganisationGeneral />} />
        <Route path="*" element={<Navigate to=".." replace />} />
      </Routes>
    </Page>
  );
}
