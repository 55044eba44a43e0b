import { useTranslate } from 'react-admin';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { useFresh } from '../data/use-fresh.ts';
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
        element={<Page title={title}>{screens ? <ScreenTable screens={screens} base={base} /> : <Waiting />}</Page>}
      />
      <Route
        path=":panelGid/:screen"
        element={<ScreenDetail screens={screens} refresh={refresh} parent={{ to: base, label: title }} />}
      />
      <Route path="*" element={<Navigate to={base} replace />} />
    </Routes>
  );
}
