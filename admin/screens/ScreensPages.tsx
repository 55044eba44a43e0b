import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Navigate, Route, Link as RouterLink, Routes, useParams } from 'react-router-dom';
import { Allowed } from '../account/Allowed.tsx';
import { PairPage } from '../devices/PairPage.tsx';
import { FleetList } from '../fleet/FleetList.tsx';
import { useFleet } from '../fleet/use-fleet.ts';
import { Coming } from '../layout/Coming.tsx';
import { Page } from '../layout/Page.tsx';
import { DevicePage } from './DevicePage.tsx';

/** /admin/:orgId/screens: every screen, kiosk, ticket machine and controller, and what each shows. */
export function ScreensPages() {
  const [devices, refresh, failure] = useFleet();
  const translate = useTranslate();
  const { orgId = '' } = useParams();
  const title = translate('admin.pages.screens');
  const base = `/admin/${orgId}/screens`;
  return (
    <Routes>
      <Route
        index
        element={
          <Page title={title}>
            <Allowed to="pairDevice">
              <Button component={RouterLink} to={`${base}/pair`} variant="contained" sx={{ mb: 2 }}>
                {translate('admin.devices.pair')}
              </Button>
            </Allowed>
            {devices ? <FleetList devices={devices} base={base} onDone={refresh} /> : <Coming failure={failure} />}
          </Page>
        }
      />
      <Route path="pair" element={<PairPage parent={{ to: base, label: title }} onPaired={refresh} />} />
      <Route
        path=":panelGid/:device"
        element={
          <DevicePage devices={devices} failure={failure} refresh={refresh} parent={{ to: base, label: title }} />
        }
      />
      <Route path="*" element={<Navigate to={base} replace />} />
    </Routes>
  );
}
