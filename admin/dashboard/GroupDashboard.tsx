import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PanelGroupUsage } from '#generated/shapes.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { durationText } from '../figures/duration-text.ts';
import { Tiles } from '../figures/Tiles.tsx';
import { Failed } from '../layout/Failed.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { http } from '../session.ts';
import { besideEachOther, DashboardPage } from './DashboardPage.tsx';
import { DaysFigure } from './DaysFigure.tsx';
import { ReportButton } from './ReportButton.tsx';
import type { Range } from './range.ts';
import { Switched } from './Switched.tsx';
import { barsOf, seriesOf } from './series.ts';
import { useUsage } from './use-usage.tsx';

const keep = { keepFailure: true };
const read = (range: Range) => http.call('getPanelGroupUsage', { query: range }, keep);

/** /admin/group/:orgId/dashboard: what the panel groups did in a range of days. */
export function GroupDashboard() {
  return (
    <Switched by="enablePanelGroupUsageDashboardOption">
      <Figures />
    </Switched>
  );
}

function Figures() {
  const translate = useTranslate();
  const { answer, range, picker } = useUsage(read);
  return (
    <DashboardPage title={translate('admin.dashboard.menu.enablePanelGroupUsageDashboardOption')} above={picker}>
      {answer instanceof Error ? (
        <Failed failure={answer} />
      ) : answer ? (
        <GroupFigures usage={answer} range={range} />
      ) : (
        <Waiting />
      )}
    </DashboardPage>
  );
}

function GroupFigures({ usage: { groups, days }, range }: { usage: PanelGroupUsage; range: Range }) {
  const translate = useTranslate();
  const sum = (name: 'issued' | 'called' | 'completed' | 'passed') =>
    String(groups.reduce((total, group) => total + group[name], 0));
  return (
    <>
      <Tiles
        label={translate('admin.dashboard.total')}
        tiles={(['issued', 'called', 'completed', 'passed'] as const).map((name) => ({
          label: translate(`admin.dashboard.${name}`),
          value: sum(name),
        }))}
      />
      <Box sx={besideEachOther}>
        <BarFigure
          named
          title={translate('admin.dashboard.byGroup')}
          of={translate('fields.PanelGroupFigures.groupName')}
          series={seriesOf(['completed', 'passed'], translate)}
          bars={barsOf(groups, ({ groupName }) => groupName, ['completed', 'passed'])}
        />
        <DaysFigure days={days} counted={['completed', 'passed']} />
      </Box>
      <Tiles
        label={translate('admin.dashboard.averageWait')}
        tiles={groups.map(({ groupName, averageWaitSeconds, averageServiceSeconds }) => ({
          label: groupName,
          value: durationText(averageWaitSeconds, translate),
          notes: [
            translate('admin.dashboard.averageWait'),
            `${translate('admin.dashboard.averageService')} ${durationText(averageServiceSeconds, translate)}`,
          ],
        }))}
      />
      <ReportButton
        label={translate('values.ReportType.panelGroupUsage')}
        start={() => http.call('exportPanelGroupUsageReport', { body: range }, keep)}
      />
    </>
  );
}
