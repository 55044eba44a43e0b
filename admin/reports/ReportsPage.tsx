import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mostListed } from '#generated/most-items.ts';
import { useFresh } from '../data/use-fresh.ts';
import { Coming } from '../layout/Coming.tsx';
import { Page } from '../layout/Page.tsx';
import { http } from '../session.ts';
import { AskReport } from './AskReport.tsx';
import { MoreReports } from './MoreReports.tsx';
import { isReport, ReportRow } from './ReportRow.tsx';

const onPage = 20;

/** /admin/:orgId/reports: the reports of the organisation as they stand. One can leave, and come back to them. */
export function ReportsPage() {
  const translate = useTranslate();
  const [pages, setPages] = useState(1);
  const read = useCallback(
    () =>
      http.call(
        'listNotifications',
        { query: { kind: 'report', limit: Math.min(mostListed, pages * onPage) } },
        { keepFailure: true },
      ),
    [pages],
  );
  const [found, ask, failure] = useFresh(read, 2000);
  const reports = (found?.data ?? []).filter(isReport);
  return (
    <Page title={translate('admin.pages.reports')}>
      <AskReport onAsked={ask} />
      <Card component="section" aria-labelledby="reports-asked" sx={{ mt: 3 }}>
        <Typography id="reports-asked" variant="h2" sx={{ p: 2.5, pb: 1 }}>
          {translate('admin.reports.asked')}
        </Typography>
        {!found ? (
          <Coming failure={failure} />
        ) : reports.length === 0 ? (
          <Typography sx={{ px: 2.5, pb: 3, color: 'text.secondary' }}>{translate('admin.reports.none')}</Typography>
        ) : (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {reports.map((report) => (
              <ReportRow key={report.gid} report={report} onDone={ask} />
            ))}
          </ul>
        )}
        <MoreReports shown={reports.length} all={found?.paging.count ?? 0} onMore={() => setPages(pages + 1)} />
      </Card>
    </Page>
  );
}
