import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Navigate, Route, Link as RouterLink, Routes, useParams } from 'react-router-dom';
import { Allowed } from '../account/Allowed.tsx';
import { useFresh } from '../data/use-fresh.ts';
import { PairedDevices } from '../devices/PairedDevices.tsx';
import { PairPage } from '../devices/PairPage.tsx';
import { Page } from '../layout/Page.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { http } from '../session.ts';
import { ScreenDetail } from './ScreenDetail.tsx';
import { ScreenTable } from './ScreenTable.tsx';

const readScreens = async () => (await http.call('listScreens', {}, { keepFailure: true })).data;

/** /admin/:orgId/screens: every device that shows one of the organisation's panels, and what each shows. */
export function ScreensPages() {
  const [screens, refresh] = useFresh(readScreens);
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
            {screens ? <ScreenTable screens={screens} base={base} /> : <Waiting />}
            <Allowed to="listPairedDevices">
              <PairedDevices />
            </Allowed>
          </Page>
        }
      />
      <Route path="pair" element={<PairPage parent={{ to: base, label: title }} />} />
      <Route
        path=":panelGid/:screen"
        element={<ScreenDetail screens={screens} refresh={refresh} parent={{ to: base, label: title }} />}
      />
      <Route path="*" element={<Navigate to={base} replace />} />
    </Routes>
  );
}
